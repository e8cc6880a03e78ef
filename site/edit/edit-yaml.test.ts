// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "../project-folder";
import { editYaml } from "./edit-yaml";

const file = `# yaml-language-server: $schema=x.json
# The plans.

- id: coal
  title: Coal # the first
  monthly: 300
  text: >-
    A long text that goes
    over lines.
  tags: [a, b]

# The one that sells.
- id: iron
  title: "Iron"
  monthly: 400
  features:
    - { icon: mods, text: Mods }
    - { icon: chip, text: 'A chip' }
  tags: [c]
`;
type Plan = Record<string, unknown> & { features: Record<string, unknown>[] };

function edited(change: (plans: Plan[]) => void): string {
  const plans = parse(file) as Plan[];
  change(plans);
  return editYaml(file, plans);
}

describe("editYaml", () => {
  test("leaves a file with the same values as it is", () => {
    expect(edited(() => {})).toBe(file);
  });

  test("changes values and nothing else, and keeps quotes and comments after a value", () => {
    const text = edited(([coal, iron]) => {
      Object.assign(coal ?? {}, { title: "Charcoal", monthly: 320 });
      Object.assign(iron ?? {}, { title: "Steel" });
    });
    const other = file.replace("title: Coal #", "title: Charcoal #").replace("monthly: 300", "monthly: 320");
    expect(text).toBe(other.replace('"Iron"', '"Steel"'));
  });

  test("keeps the comment of an entry that moves, and the blank lines where they are", () => {
    const [header = "", coal = "", iron = ""] = file.split(/\n\n/);
    expect(edited((plans) => plans.reverse())).toBe(`${header}\n\n${iron.trimEnd()}\n\n${coal}\n`);
  });

  test("removes and adds fields in place", () => {
    const text = edited(([coal]) => {
      delete coal?.monthly;
      Object.assign(coal ?? {}, { soldOut: true });
    });
    expect(text).toBe(
      file.replace("  monthly: 300\n", "").replace("tags: [a, b]\n", "tags: [a, b]\n  soldOut: true\n"),
    );
    expect(edited(([coal]) => delete coal?.id)).toBe(file.replace("- id: coal\n  title", "- title"));
  });

  test("writes an added entry after the others", () => {
    const text = edited((plans) => plans.push({ id: "gold", features: [{ icon: "bolt", text: "New" }] }));
    expect(text).toBe(`${file}\n- id: gold\n  features:\n    - icon: bolt\n      text: New\n`);
  });

  test("changes lists in brackets and texts over several lines in their style", () => {
    const text = edited(([coal, iron]) => {
      Object.assign(coal ?? {}, { tags: ["a", "b, c"], text: "Shorter: text." });
      Object.assign(iron?.features[0] ?? {}, { text: "Maps" });
    });
    const other = file.replace("[a, b]", '[a, "b, c"]').replace(/A long.*\n.*lines\./, "Shorter: text.");
    expect(text).toBe(other.replace("text: Mods", "text: Maps"));
  });

  test("empties a list and fills an empty one", () => {
    expect(editYaml("a:\n  - x\nb: 1\n", { a: [], b: 1 })).toBe("a: []\nb: 1\n");
    expect(editYaml("# c\n\n[]\n", [{ id: "x" }])).toContain("- id: x");
    expect(editYaml("a: []\nb: 1\n", { a: ["x", "y"], b: 1 })).toBe("a:\n  - x\n  - y\nb: 1\n");
  });

  test.each([
    ...["yes", "2024", "# no", "a: b", "'", '"', "{brand.name}", "[", "- x", " padded ", "two\nlines", ""],
    ...["x".repeat(300), "long ".repeat(40).trim()],
  ])("stores the text %j so that it is read as the same text", (words) => {
    const text = edited(([coal, iron]) => {
      Object.assign(coal ?? {}, { title: words, text: words, tags: [words] });
      if (iron) iron.features = [{ icon: words, text: words }];
    });
    expect(parse(text)).toMatchObject([
      { title: words, text: words, tags: [words] },
      { features: [{ text: words }] },
    ]);
    expect(text).toContain("# The one that sells.");
  });

  test("keeps the line ends of a file from Windows", () => {
    expect(editYaml("a: 1\r\nb: 2\r\n", { a: 1, b: 3 })).toBe("a: 1\r\nb: 3\r\n");
  });
});

const files = readdirSync(contentFolder, { recursive: true, encoding: "utf8" });
test.each(files.filter((name) => name.endsWith(".yaml")))(
  "%s: every change of one value changes only its lines",
  (name) => {
    const source = readFileSync(join(contentFolder, name), "utf8");
    const lines = new Set(source.split("\n"));
    for (const change of changesOf(parse(source))) {
      const text = editYaml(source, change);
      expect(parse(text)).toEqual(change);
      const added = text.split("\n").filter((line) => !lines.has(line));
      expect(added.join("\n")).toMatch(/changed/);
      expect(added.length).toBeLessThan(3);
    }
  },
);

/** The value with one of its texts changed, for each text; of a list in its first and last entry. */
function changesOf(value: unknown): unknown[] {
  if (typeof value === "string") return ["changed"];
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  const changedEntries = Array.isArray(value)
    ? new Set([...entries.slice(0, 1), ...entries.slice(-1)])
    : entries;
  return [...changedEntries].flatMap(([key, inner]) =>
    changesOf(inner).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  );
}
