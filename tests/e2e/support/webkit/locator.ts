import { asLocator, getByRoleSelector, getByTextSelector } from "ivya";
import { keyActions, typeActions } from "./keys";
import type { WebKitPage } from "./page";
import { retry } from "./retry";

export type RoleOptions = Parameters<typeof getByRoleSelector>[1];

/** The part of Playwright's Locator that the tests tagged @firefox use, over WebDriver. */
export class Locator {
  readonly #page: WebKitPage;
  readonly #selector: string;

  constructor(page: WebKitPage, selector: string) {
    this.#page = page;
    this.#selector = selector;
  }

  static byRole(page: WebKitPage, role: string, options?: RoleOptions) {
    return new Locator(page, getByRoleSelector(role, options));
  }

  static byText(page: WebKitPage, text: string | RegExp) {
    return new Locator(page, getByTextSelector(text));
  }

  locator(selector: string) {
    return new Locator(this.#page, `${this.#selector} >> ${selector}`);
  }

  getByRole(role: string, options?: RoleOptions) {
    return this.locator(getByRoleSelector(role, options));
  }

  nth(place: number) {
    return this.locator(`nth=${place}`);
  }

  first() {
    return this.nth(0);
  }

  states() {
    return this.#page.run((inPage, selector) => inPage.states(selector), this.#selector);
  }

  async count() {
    return (await this.states()).length;
  }

  getAttribute(name: string) {
    return this.evaluate((element, attribute) => element.getAttribute(attribute), name);
  }

  evaluate<Argument, Result>(
    script: (element: HTMLElement, argument: Argument) => Result,
    argument?: Argument,
  ) {
    return this.#page.runOn(this.#selector, script, argument);
  }

  focus() {
    return this.evaluate((element) => element.focus());
  }

  /** Replaces the text of a field as typing does, with trusted events. */
  fill(value: string) {
    return this.evaluate((field, text) => {
      field.focus();
      (field as HTMLInputElement).select();
      document.execCommand(text ? "insertText" : "delete", false, text);
    }, value);
  }

  async press(keys: string) {
    await this.focus();
    await this.#page.perform("key", keyActions(keys));
  }

  async pressSequentially(text: string) {
    await this.focus();
    await this.#page.perform("key", typeActions(text));
  }

  click() {
    return retry(async () => {
      const element = await this.#pointable();
      await this.#page.send("POST", `element/${Object.values(element)[0]}/click`);
    });
  }

  hover() {
    return retry(async () => {
      const origin = await this.#pointable();
      await this.#page.perform("pointer", [{ type: "pointerMove", x: 0, y: 0, origin }]);
    });
  }

  toString() {
    return asLocator("javascript", this.#selector);
  }

  /** WebDriver's reference to the element, once the mouse can reach it. */
  #pointable() {
    return this.#page.run((inPage, selector) => inPage.pointable(selector), this.#selector);
  }
}
