import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { parse } from "yaml";
import { copyProject } from "../../owner/changed-copy";

const records = fileURLToPath(new URL("../../fixtures/another-company", import.meta.url));

export type Plan = Record<string, unknown> & { id: string; title: string; monthly: number };

type EditorProcess = Awaited<ReturnType<typeof startEditor>> & {
  /** Of a browser in which the editor is open. */
  cookie: string;
};

/** `npm run edit` in a copy of the project with the records of another company. */
export async function startEditor() {
  const folder = copyProject(records);
  const child = spawn(process.execPath, ["scripts/run-typescript.mjs", "editor/edit.ts"], {
    cwd: folder,
    env: { ...process.env, EDITOR_PORT: "0", EDITOR_BROWSER: "none" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const printed = () => output.match(/http:\/\/127\.0\.0\.1:\d+\/(\?key=[\w-]+)?/g) ?? [];
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (printed().length >= 2) resolve();
    });
    child.on("exit", () => reject(new Error(`The editor ended: ${output}`)));
  });
  const siteOf = (address = "") => new URL(address).origin;
  return {
    folder,
    address: siteOf(printed()[0]),
    site: siteOf(printed()[1]),
    /** The last address that the terminal shows. */
    entrance: () => printed().findLast((address) => address.includes("key")) ?? "",
    async end(signal?: NodeJS.Signals) {
      child.removeAllListeners("exit").kill(signal);
      await once(child, "exit");
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const test = base.extend<{ editor: ReturnType<typeof editorOf> }, { editorProcess: EditorProcess }>({
  editorProcess: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const started = await startEditor();
      const { headers } = await fetch(started.entrance());
      await use({ ...started, cookie: headers.get("set-cookie") ?? "" });
      await started.end();
      started.remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  editor: async ({ editorProcess, context }, use) => {
    restoreRecords(editorProcess.folder);
    const { cookie, address: url } = editorProcess;
    const [, name = "", value = ""] = /^([^=]+)=([^;]+)/.exec(cookie) ?? [];
    await context.addCookies([{ name, value, url, httpOnly: true, sameSite: "Strict" }]);
    await use(editorOf(editorProcess));
  },
});

function editorOf({ folder, address, site, entrance }: EditorProcess) {
  /** The text of a file of content/. */
  const read = (file: string) => readFileSync(join(folder, `content/${file}.yaml`), "utf8");
  const recordsOf = <Records>(file: string) => parse(read(file)) as Records;
  /** A tab with the editor. */
  const open = (page: Page, file: string) => openForm(page, address, file);
  /** A tab with the form of the Minecraft plans, the first of which is open. */
  const openPlan = async (page: Page) => {
    const stored = () => recordsOf<Plan[]>("minecraft-plans")[0];
    const plan = stored() as Plan;
    const form = await open(page, "Minecraft plans");
    await form.toggle(plan.title);
    return { ...form, plan, stored };
  };
  const content = join(folder, "content");
  return {
    address,
    site,
    entrance,
    read,
    recordsOf,
    open,
    openPlan,
    write: (file: string, text: string) => writeFileSync(join(content, `${file}.yaml`), text),
    size: (file: string) => statSync(join(content, file)).size,
    /** As a pull request of a stranger would. */
    addPicture(name: string, source: string) {
      mkdirSync(join(content, "pictures"), { recursive: true });
      writeFileSync(join(content, "pictures", name), source);
    },
    addLanguage: (tag: string) => mkdirSync(join(content, "languages", tag), { recursive: true }),
    /** As the owner's first publish. */
    commit: (message: string) => {
      const identity = ["-c", "user.name=Owner", "-c", "user.email=owner@example.com"];
      for (const args of [
        ["init", "--quiet"],
        ["add", "content"],
        [...identity, "commit", "--quiet", "-m", message],
      ])
        execFileSync("git", args, { cwd: folder });
    },
  };
}

/** Only what differs is written: the development server reloads a page for every file. */
function restoreRecords(folder: string) {
  const content = join(folder, "content");
  const files = (from: string) =>
    readdirSync(from, { recursive: true, encoding: "utf8" }).filter((name) =>
      statSync(join(from, name)).isFile(),
    );
  for (const name of files(content)) if (!existsSync(join(records, name))) rmSync(join(content, name));
  for (const name of files(records)) {
    const original = readFileSync(join(records, name));
    if (!original.equals(readFileSync(join(content, name)))) writeFileSync(join(content, name), original);
  }
}

async function openForm(page: Page, address: string, file: string) {
  // Not "load", which waits for the whole site in the frame.
  await page.goto(address, { waitUntil: "commit" });
  await page
    .getByRole("navigation")
    .getByRole("link", { name: new RegExp(`^${file} ?(● not saved )?[A-Z]`) })
    .click();
  const form = page.locator("main");
  await form.getByRole("heading", { level: 1, name: file }).waitFor();
  await form.locator(".form").waitFor();
  return {
    form,
    status: form.getByRole("status"),
    /** The field with this label of the entry that is open. */
    field: (label: string) =>
      form.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).filter({ visible: true }),
    /** Opens or closes the entry of a list, by the words that it is listed with. */
    toggle: (entry: string) => form.locator(".row-toggle").filter({ hasText: entry }).first().click(),
    save: () => form.getByRole("button", { name: "Save", exact: true }).click(),
  };
}

/**
 * Types in place of what a field has. Not `fill`, whose text React does not notice in Firefox. Again if the form was
 * rendered between the selection and the text: "31" became "310".
 */
export async function typeInto(field: Locator, text: string) {
  await expect(async () => {
    await field.click();
    await field.press("ControlOrMeta+a");
    await field.pressSequentially(text);
    await expect(field).toHaveValue(text, { timeout: 2_000 });
  }).toPass();
}
