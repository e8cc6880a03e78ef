import { watchLayoutShift } from "./support/layout-shift";
import { contentsLink, expectAtSection, expectDocument, hashOf } from "./support/legal-page";
import { arrived, expect, open, test } from "./support/site-test";

test("arrow keys move the focus among the tabs, Enter and the space bar select", { tag: "@firefox" }, async ({
  page,
}) => {
  await open(page, "/legal#privacy-policy");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Privacy Policy").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Terms of Service")).toBeFocused();
  await expectDocument(page, "Privacy Policy");
  await page.keyboard.press("Enter");
  await expectDocument(page, "Terms of Service");
  expect(await hashOf(page)).toBe("#terms-of-service");

  await page.keyboard.press("End");
  await expect(tab("Refund Policy")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Privacy Policy")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await expectDocument(page, "Refund Policy");
  expect(await hashOf(page)).toBe("#refund-policy");
  await expect(tab("Refund Policy")).toBeFocused();
});

test("one tab is in the order of the Tab key, and each says what it controls", async ({ page }) => {
  await open(page, "/legal#terms-of-service");
  await expectDocument(page, "Terms of Service");
  const panel = await page.getByRole("tabpanel").getAttribute("id");
  for (const tab of await page.getByRole("tab").all()) {
    expect(await tab.getAttribute("aria-controls")).toBe(panel);
    const selected = (await tab.getAttribute("aria-selected")) === "true";
    expect(await tab.getAttribute("tabindex")).toBe(selected ? "0" : "-1");
  }
});

test("a tab that the address selects is in sight on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, "/legal#refund-policy");
  await expect(page.getByRole("tab", { name: "Refund Policy" })).toBeInViewport({ ratio: 0.95 });
});

test("the contents mark the section in view, and only that", { tag: "@firefox" }, async ({ page }) => {
  await open(page, "/legal#privacy-policy");
  const marked = page.locator("nav[aria-labelledby=contents] [aria-current]");
  await expect(marked).toHaveText(["About this text"]);
  await contentsLink(page, "How we use it").click();
  await expect(marked).toHaveText(["How we use it"]);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(marked).toHaveText(["About this text"]);
  await contentsLink(page, "Changes to this policy").click();
  await expect(marked).toHaveText(["Changes to this policy"]);
});

test("on a tall screen, where the last sections cannot reach the top, the one that was asked for is marked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2400 });
  await open(page, "/legal#refund-policy");
  for (const title of ["Complaints", "Paid twice or by mistake", "Before you dispute a payment"]) {
    await contentsLink(page, title).click();
    await expect(contentsLink(page, title)).toHaveAttribute("aria-current", "true");
  }
});

test("contents longer than the screen scroll along with the reader", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await open(page, "/legal#privacy-policy#changes-to-this-policy");
  await expectAtSection(page, "Changes to this policy");
  await expect(contentsLink(page, "Changes to this policy")).toBeInViewport();
});

test.describe("the link of a section", () => {
  test.use({ permissions: ["clipboard-write"] });

  test("is copied whole, and said politely", async ({ page, baseURL }) => {
    // The policy lets nobody read the clipboard, tests included: this notes what is really written to it.
    await page.addInitScript(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = async (text) => {
        await write(text);
        Object.assign(window, { written: text });
      };
    });
    await open(page, "/legal#terms-of-service");
    const button = page.getByRole("button", { name: "Copy link to Liability" });
    await button.click();
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
    await expect(button).toHaveText("Copied");
    expect(await page.evaluate(() => (window as Window & { written?: string }).written)).toBe(
      `${baseURL}/legal#terms-of-service#liability`,
    );
    expect(await hashOf(page)).toBe("#terms-of-service");
    await expect(button).toHaveText("");
  });

  test("is not offered where there is no clipboard", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await open(page, "/legal#terms-of-service");
    await expect(page.getByRole("heading", { name: "Liability" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Copy link/ })).toHaveCount(0);
  });

  test("is no longer offered when the clipboard refuses", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await open(page, "/legal#terms-of-service");
    await page.getByRole("button", { name: "Copy link to Liability" }).click();
    await expect(page.getByRole("button", { name: /^Copy link/ })).toHaveCount(0);
    await expect(page.getByText("Copied")).toHaveCount(0);
  });
});

test("the texts are asked for once a visit, whatever is clicked, and on no other page", {
  tag: "@firefox",
}, async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("legal.json")) requests.push(`${request.method()} ${request.url()}`);
  });
  await open(page, "/support");
  await page.getByRole("link", { name: "Refund Policy" }).hover();
  expect(requests).toEqual([]);

  await page.getByRole("link", { name: "Refund Policy" }).click();
  await arrived(page, "The rules, in plain words");
  await expectDocument(page, "Refund Policy");
  for (const name of ["Privacy Policy", "Terms of Service", "Acceptable Use Policy"]) {
    await page.getByRole("tab", { name }).click();
    await expectDocument(page, name);
  }
  await contentsLink(page, "Fair use").click();
  await expectAtSection(page, "Fair use");
  await page.goBack();
  expect(requests).toEqual([`GET ${new URL("/legal.json", page.url()).href}`]);

  await page.getByRole("banner").getByRole("link", { name: "Support" }).click();
  await arrived(page, "Someone is awake.");
  expect(requests).toHaveLength(1);
  await page.goBack();
  await arrived(page, "The rules, in plain words");
  await expect(contentsLink(page, "Fair use")).toBeVisible();
  expect(requests).toHaveLength(2);
});

for (const width of [390, 1440]) {
  for (const hash of ["", "#terms-of-service", "#privacy-policy#grievances"]) {
    test(`the text shifts nothing when it arrives (${width} px, ${hash || "no hash"})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/legal.json", async (route) => {
        await held;
        await route.continue();
      });
      const layoutShift = await watchLayoutShift(page);
      await open(page, `/legal${hash}`);
      await expect(page.getByRole("status").filter({ hasText: "Loading the text" })).toBeVisible();
      const before = await layoutShift();
      release();
      await expect(page.getByText(/^Last updated/)).toBeAttached();
      expect((await layoutShift()) - before).toBe(0);
    });
  }
}

test("print shows the whole document and nothing around it", async ({ page }) => {
  await open(page, "/legal#refund-policy");
  await expect(page.getByRole("heading", { name: "Complaints" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const around of ["banner", "contentinfo", "tablist", "navigation"] as const) {
    await expect(page.getByRole(around).first()).toBeHidden();
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  for (const heading of await page.getByRole("heading", { level: 3 }).all())
    await expect(heading).toBeVisible();
  const colours = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector("[role=tabpanel] p") ?? document.body);
    return { color, ground: getComputedStyle(document.documentElement).backgroundColor };
  });
  expect(colours).toEqual({ color: "rgb(68, 68, 68)", ground: "rgb(255, 255, 255)" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all four documents can be read, and the tabs lead to them", async ({ page }) => {
    await page.goto("/legal");
    for (const title of ["Privacy Policy", "Terms of Service", "Acceptable Use Policy", "Refund Policy"]) {
      await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    }
    await expect(page.getByText("Loading the text")).toBeHidden();
    await page.getByRole("tab", { name: "Refund Policy" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Refund Policy" })).toBeInViewport();
  });

  test("the address of a section works as it does with it", async ({ page }) => {
    await page.goto("/legal#terms-of-service#liability");
    await expect(page.getByRole("heading", { level: 3, name: "Liability" })).toBeInViewport();
  });
});
