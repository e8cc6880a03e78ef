import type { Page, Route } from "@playwright/test";
import { expectDocument } from "./support/legal-page";
import { expect, open, test } from "./support/site-test";

const section = { id: "a", title: "A section", content: "Its text." };
const whole = (sections: unknown = [section]) => ({ lastUpdated: "2026-03-01", sections });
const file = { privacy: whole(), terms: whole(), aup: whole(), refundPolicy: whole() };

function answerWith(page: Page, answer: Parameters<Route["fulfill"]>[0]) {
  return page.route("**/legal.json", (route) => route.fulfill(answer));
}

/** Ours among the complaints; the browser adds its own about a request that failed. */
function ownComplaints(complaints: string[]): string[] {
  return complaints.filter((complaint) => !complaint.startsWith("Failed to load resource"));
}

/** Loading has ended, every tab works and has its heading, and there is no text. */
async function expectHeadingsWithoutText(page: Page) {
  await expect(page.getByText("Loading the text")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const name of ["Terms of Service", "Acceptable Use Policy", "Refund Policy", "Privacy Policy"]) {
    await page.getByRole("tab", { name }).click();
    await expectDocument(page, name);
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0);
  }
}

const json = "application/json";
const faults: Record<string, { answer: Parameters<Route["fulfill"]>[0]; says: RegExp }> = {
  "status 404": { answer: { status: 404, json: file }, says: /status 404/ },
  "status 500": { answer: { status: 500, contentType: "text/plain", body: "oops" }, says: /status 500/ },
  "HTML with status 200": {
    answer: { contentType: "text/html", body: "<!doctype html><script>alert(1)</script>" },
    says: /expected JSON/,
  },
  "HTML that says it is JSON": {
    answer: { contentType: json, body: "<!doctype html>" },
    says: /not valid JSON/,
  },
  "half a JSON": {
    answer: { contentType: json, body: JSON.stringify(file).slice(0, 120) },
    says: /could not be loaded/,
  },
  "an empty file": { answer: { contentType: json, body: "" }, says: /could not be loaded/ },
  null: { answer: { json: null, contentType: json, body: "null" }, says: /is null/ },
  "a list": { answer: { json: [file] }, says: /is a list/ },
  "an object without documents": { answer: { json: {} }, says: /"privacy" is missing/ },
};

for (const [name, { answer, says }] of Object.entries(faults)) {
  test(`${name}: logged once, and the page stands without text`, async ({ page, complaints }) => {
    const { json: value, ...rest } = answer ?? {};
    await answerWith(page, rest.body === undefined ? { ...rest, json: value } : rest);
    await open(page, "/legal");
    await expectHeadingsWithoutText(page);
    expect(ownComplaints(complaints)).toEqual([expect.stringMatching(says)]);
    complaints.length = 0;
  });
}

test("a broken connection: logged once, and the page stands without text", async ({ page, complaints }) => {
  await page.route("**/legal.json", (route) => route.abort("connectionreset"));
  await open(page, "/legal");
  await expectHeadingsWithoutText(page);
  expect(ownComplaints(complaints)).toEqual([expect.stringMatching(/could not be loaded/)]);
  complaints.length = 0;
});

test("a connection that hangs: loading ends at the time limit", async ({ page, complaints }) => {
  await page.clock.install();
  await page.route("**/legal.json", () => {});
  await open(page, "/legal");
  await expect(page.getByText("Loading the text")).toBeVisible();
  await page.clock.fastForward(10_000);
  await expectHeadingsWithoutText(page);
  expect(ownComplaints(complaints)).toEqual([expect.stringMatching(/did not arrive within 10 seconds/)]);
  complaints.length = 0;
});

test("leaving while the text is on its way is no fault", async ({ page }) => {
  await page.route("**/legal.json", () => {});
  await open(page, "/legal");
  await page.getByRole("banner").getByRole("link", { name: "Support" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Someone is awake." })).toBeFocused();
});

const wrongDocuments: Record<string, unknown> = {
  "a missing document": undefined,
  "sections that are text": whole("all of them"),
  "a section of the wrong type": whole([section, 7]),
  "a title of the wrong type": whole([{ ...section, title: ["A"] }]),
  "a date of the wrong type": { ...whole(), lastUpdated: 20260301 },
};

for (const [name, terms] of Object.entries(wrongDocuments)) {
  test(`${name} empties that document only`, async ({ page, complaints }) => {
    await answerWith(page, { json: { ...file, terms } });
    await open(page, "/legal#terms-of-service");
    await expectDocument(page, "Terms of Service");
    await expect(page.getByText("Loading the text")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0);
    await page.getByRole("tab", { name: "Refund Policy" }).click();
    await expect(page.getByText("Its text.")).toBeVisible();
    expect(ownComplaints(complaints)).toEqual([expect.stringMatching(/the document "terms"/)]);
    complaints.length = 0;
  });
}

test("a file that is wrong everywhere is one message, and not an endless one", async ({
  page,
  complaints,
}) => {
  await answerWith(page, { json: { ...file, terms: whole(Array(5000).fill(null)) } });
  await open(page, "/legal");
  await expect(page.getByText("Its text.")).toBeVisible();
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain("And 4980 more.");
  expect(complaints[0]?.length).toBeLessThan(3000);
  complaints.length = 0;
});

test("markup in the file is shown as text and never executed", async ({ page }) => {
  const markup = '<img src=x onerror="window.executed=1"><script>window.executed=1</script><b>bold</b>';
  const hostile = {
    id: '"><img src=x onerror="window.executed=1">',
    title: markup,
    content: `${markup}\n\n- ${markup}`,
  };
  await answerWith(page, {
    json: {
      ...file,
      privacy: { lastUpdated: markup, sections: [hostile, { ...section, id: "javascript:alert(1)" }] },
    },
  });
  await open(page, "/legal");
  await expect(page.getByRole("heading", { level: 3, name: markup })).toBeVisible();
  await expect(page.getByText(`Last updated ${markup}`)).toBeVisible();
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link").first().click();
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
  await expect(page.getByRole("tabpanel").locator("img, script, p b:not([class])")).toHaveCount(0);
  expect(await page.evaluate(() => "executed" in window)).toBe(false);
});

test("an odd date is shown as its text", async ({ page }) => {
  await answerWith(page, { json: { ...file, privacy: { ...whole(), lastUpdated: "the monsoon of 2026" } } });
  await open(page, "/legal");
  await expect(page.getByText("Last updated the monsoon of 2026")).toBeVisible();
});

test("ten thousand sections stay usable", async ({ page }) => {
  test.slow();
  const sections = Array.from({ length: 10_000 }, (_, index) => ({
    id: `section-${index}`,
    title: `Section ${index}`,
    content: `Text ${index}.`,
  }));
  await answerWith(page, { json: { ...file, terms: whole(sections) } });
  await open(page, "/legal#terms-of-service#section-9000");
  await expect(page.locator('[id="terms-of-service#section-9000"]')).toBeInViewport({ timeout: 60_000 });
  await expect(page.locator("nav[aria-labelledby=contents] [aria-current]")).toHaveText(["Section 9000"]);
  await page.getByRole("tab", { name: "Refund Policy" }).click();
  await expectDocument(page, "Refund Policy");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["A section"]);
});
