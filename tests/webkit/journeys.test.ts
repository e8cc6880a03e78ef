import { join } from "node:path";
import { By, Key, type WebDriver } from "selenium-webdriver";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { HostProcess } from "../../scripts/host-process";
import { projectFolder } from "../../site/project-folder";
import { headingOf, titleOf } from "../e2e/support/built-page";
import { sitePages } from "../e2e/support/site-pages";
import { startServerOf } from "../host-contract/start-on-free-port";
import { records, words } from "../tested-site";
import { startRelay } from "./site-relay";
import { isInstalled, startWebKit } from "./webkit";

const { questions } = records.questions;
const { tabs: questionTabs } = records["question-topics"];

if (!isInstalled) process.stdout.write("not checked: WebKitGTK is not installed\n");

const menuButton = `button[aria-label="${words.menu.open}"]`;

describe.skipIf(!isInstalled)("in WebKitGTK", () => {
  let webkit: Awaited<ReturnType<typeof startWebKit>>;
  let server: HostProcess;
  let relay: Awaited<ReturnType<typeof startRelay>>;
  let browser: WebDriver;

  beforeAll(async () => {
    server = await startServerOf(join(projectFolder, "dist"));
    webkit = await startWebKit();
  });
  afterAll(async () => {
    await webkit.stop();
    await server.stop();
  });
  beforeEach(async () => {
    relay = await startRelay(server.base);
    browser = await webkit.openBrowser();
    await resize(1440, 900);
  });
  /** A page must not log an error or throw. */
  afterEach(async () => {
    const errors = await takeErrors();
    await browser.quit();
    relay.close();
    expect(errors).toBeNull();
  });

  const resize = (width: number, height: number) =>
    browser.manage().window().setRect({ x: 0, y: 0, width, height });
  const find = (selector: string) => browser.findElement(By.css(selector));
  const count = async (selector: string) => (await browser.findElements(By.css(selector))).length;
  const isFocused = (selector: string) =>
    browser.executeScript<boolean>("return document.activeElement.matches(arguments[0])", selector);
  const press = (...keys: string[]) =>
    browser
      .actions()
      .sendKeys(...keys)
      .perform();
  const path = async () => (await browser.getCurrentUrl()).replace(relay.base, "");
  const takeErrors = () =>
    browser.executeScript(
      "const { errors } = sessionStorage; sessionStorage.removeItem('errors'); return errors",
    );
  /** For a test that lets files fail. An error of a file can come late. */
  const takeOtherErrors = async () =>
    String((await takeErrors()) ?? "")
      .split("\n")
      .filter((line) => line && !line.startsWith("not loaded: "));
  const scrollPosition = () => browser.executeScript<number>("return Math.round(scrollY)");

  async function open(address: string) {
    await browser.get(`${relay.base}${address}`);
    await appRuns();
  }
  const appRuns = () => expect.poll(() => count('html[data-app="running"]')).toBe(1);

  /** In the middle of the window, and at once: a smooth scroll has not reached the element when the driver clicks. */
  async function click(selector: string) {
    await expect.poll(() => find(selector).isDisplayed()).toBe(true);
    await browser.executeScript(
      "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      find(selector),
    );
    await find(selector).click();
  }

  /**
   * After the answer, since a script whose page is left has none. Not the commands of WebDriver for back and forward, which
   * skip pages that the visitor left without a click or a key.
   */
  const later = (script: string) => browser.executeScript(`setTimeout(() => { ${script} })`);

  /** Clicks as a script does, since the link may be below the window. The owner may have removed it: then as Back does. */
  const follow = (href: string) =>
    browser.executeScript(
      `const [address] = arguments;
       const link = document.querySelector('a[href="' + address + '"]');
       if (link) return link.click();
       history.pushState(null, "", address);
       dispatchEvent(new PopStateEvent("popstate"));`,
      href,
    );

  /** The route change is over: the heading of the new page is there and has the focus. */
  async function arrived(address: string) {
    await expect.poll(() => find("main h1").getText()).toBe(headingOf(address));
    await expect.poll(() => isFocused("main h1")).toBe(true);
  }

  test("every page runs without an error", async () => {
    for (const page of [...sitePages, "/no/such/page"]) {
      await open(page);
      expect(await browser.getTitle()).toBe(titleOf(page));
    }
  });

  test("the lights of a scene are drawn", async () => {
    await open("/support");
    const widths =
      "return [...document.querySelectorAll('.scene-lights use')].map((use) => use.getBBox().width)";
    await expect
      .poll(async () => (await browser.executeScript<number[]>(widths)).some((width) => width > 0))
      .toBe(true);
  });

  test("the menu of a narrow window opens, makes the page inert, and closes with Escape", async () => {
    await resize(700, 900);
    await open("/about");
    await click(menuButton);
    await expect.poll(() => find("dialog, [role=dialog]").isDisplayed()).toBe(true);
    await expect.poll(() => count("main[inert]")).toBe(1);
    await press(Key.ESCAPE);
    await expect.poll(() => find("dialog, [role=dialog]").isDisplayed()).toBe(false);
    await expect.poll(() => count("[inert]")).toBe(0);
    await expect.poll(() => isFocused(menuButton)).toBe(true);
  });

  test("the menu slides out of sight when it closes", async () => {
    await resize(700, 900);
    await open("/about");
    await click(menuButton);
    const translate = () => find("dialog").getCssValue("translate");
    await expect.poll(translate).toBe("0px");
    const closing = await browser.executeScript(
      `const dialog = document.querySelector("dialog");
       dialog.querySelector("button[popovertargetaction=hide]").click();
       const slide = dialog.getAnimations().find(({ transitionProperty }) => transitionProperty === "translate");
       if (!slide) return "no slide";
       slide.pause();
       slide.currentTime = 150;
       const { display, visibility } = getComputedStyle(dialog);
       const { left, width } = dialog.getBoundingClientRect();
       const share = (innerWidth - left) / width;
       slide.play();
       return { shown: display !== "none" && visibility === "visible", onItsWay: share > 0 && share < 1 };`,
    );
    expect(closing).toEqual({ shown: true, onItsWay: true });
    await expect.poll(() => find("dialog").isDisplayed()).toBe(false);
  });

  test("back to the top by keyboard moves the focus there", async () => {
    await resize(1440, 500);
    await open("/about");
    await browser.executeAsyncScript(
      `const [done] = arguments;
       addEventListener("scroll", () => requestAnimationFrame(() => done()), { once: true });
       scrollTo({ top: 600, behavior: "instant" });`,
    );
    await browser.executeScript("document.querySelector('.scroll-to-top').focus()");
    await press(Key.ENTER);
    await expect.poll(scrollPosition).toBe(0);
    expect(await isFocused("main")).toBe(true);
  });

  test.skipIf(questions.length === 0)("questions open, their tabs change and a search counts", async () => {
    await open("/");
    const tabs = questionTabs.length > 1 ? questionTabs : [];
    for (const { id } of tabs.slice(-1)) {
      await click(`#questions-tab-${id}`);
      await expect.poll(() => find(`#questions-tab-${id}`).getAttribute("aria-selected")).toBe("true");
    }
    for (const { id } of questions.filter(({ tab }) => tab === questionTabs.at(-1)?.id).slice(0, 1)) {
      await click(`#question-${id}`);
      await expect.poll(() => find(`#answer-${id}`).isDisplayed()).toBe(true);
    }
    const panels = "#question-panels h3 button";
    const shown = async () => {
      const buttons = await browser.findElements(By.css(panels));
      return (await Promise.all(buttons.map((button) => button.isDisplayed()))).filter(Boolean).length;
    };
    await find("input[type=search]").sendKeys("zzz nobody writes this");
    await expect.poll(shown).toBe(0);
    // Not clear(), which React does not notice.
    await find("input[type=search]").sendKeys(Key.chord(Key.CONTROL, "a"), Key.BACK_SPACE);
    await expect.poll(shown).toBeGreaterThan(0);
  });

  test("a link changes the page, its title and the focus; back and forward restore the position", async () => {
    await resize(1440, 500);
    await open("/about");
    await browser.executeAsyncScript(
      `const [done] = arguments;
       addEventListener("scroll", () => requestAnimationFrame(() => done()), { once: true });
       scrollTo({ top: 200, behavior: "instant" });`,
    );
    await follow("/support");
    await arrived("/support");
    expect(await browser.getTitle()).toBe(titleOf("/support"));
    await expect.poll(scrollPosition).toBe(0);
    await later("history.back()");
    await arrived("/about");
    await expect.poll(scrollPosition).toBe(200);
    await later("history.forward()");
    await arrived("/support");
    expect(await path()).toBe("/support");
  });

  test("offline, a link leaves the page as it is and shows a notice", async () => {
    await open("/about");
    relay.fails = () => true;
    await follow("/legal");
    await expect.poll(() => count("[role=alert]")).toBe(1);
    expect(await find("[role=alert]").getText()).toContain(records.layout.offlineNotice);
    expect(await path()).toBe("/about");
    relay.fails = () => false;
    await click("[role=alert] a");
    await expect.poll(() => find("main h1").getText()).toBe(headingOf("/legal"));
    await appRuns();
    expect(await takeOtherErrors()).toEqual([]);
  });

  test("a page whose scripts did not load runs when it is loaded again", async () => {
    relay.fails = (url) => url.startsWith("/assets/") && url.endsWith(".js");
    await browser.get(`${relay.base}/about`);
    await expect.poll(takeOtherErrors).toEqual(["TypeError: Importing a module script failed."]);
    relay.fails = () => false;
    await later("location.reload()");
    await appRuns();
    expect(await takeOtherErrors()).toEqual([]);
  });
});
