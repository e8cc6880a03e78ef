import { type Session, windowCorner } from "./driver";
import type { InPage } from "./in-page";
import { keyActions, typeActions } from "./keys";
import { Locator, type RoleOptions } from "./locator";
import type { BrowserProxy, RouteHandler } from "./proxy";
import { retry } from "./retry";

type Parts = {
  session: Session;
  proxy: BrowserProxy;
  baseUrl: string;
  /** in-page.ts as one script. */
  script: string;
};

/** The part of Playwright's Page that the tests tagged @firefox use, over WebDriver. */
export class WebKitPage {
  readonly #parts: Parts;
  readonly baseUrl: string;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.baseUrl = parts.baseUrl;
  }

  readonly keyboard = {
    press: (keys: string) => this.perform("key", keyActions(keys)),
    type: (text: string) => this.perform("key", typeActions(text)),
  };

  readonly mouse = {
    move: (x: number, y: number) => this.perform("pointer", [{ type: "pointerMove", x, y }]),
    click: (x: number, y: number) =>
      this.perform("pointer", [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
  };

  locator(selector: string) {
    return new Locator(this, selector);
  }

  getByRole(role: string, options?: RoleOptions) {
    return Locator.byRole(this, role, options);
  }

  getByText(text: string | RegExp) {
    return Locator.byText(this, text);
  }

  async goto(path: string) {
    await this.send("POST", "url", { url: new URL(path, this.baseUrl).href });
    return this.#answer();
  }

  async reload() {
    await this.send("POST", "refresh");
    return this.#answer();
  }

  /** Not by WebDriver, which skips the pages that the visitor left without a click or a key, as the back button does. */
  goBack() {
    return this.evaluate(() => history.back());
  }

  async setViewportSize({ width, height }: { width: number; height: number }) {
    await this.send("POST", "window/rect", { ...windowCorner, width, height });
    const bars = await this.evaluate(() => outerHeight - innerHeight);
    await this.send("POST", "window/rect", { ...windowCorner, width, height: height + bars });
    await retry(async () => {
      const found = await this.evaluate(() => `${innerWidth} × ${innerHeight}, focus ${document.hasFocus()}`);
      if (found !== `${width} × ${height}, focus true`) throw new Error(`The window has ${found}.`);
    });
  }

  on(event: string, listener: Parameters<BrowserProxy["on"]>[1]) {
    this.#parts.proxy.on(event, listener);
  }

  async route(files: string | RegExp, handler: RouteHandler) {
    this.#parts.proxy.addRoute(files, handler);
  }

  evaluate<Argument, Result>(script: (argument: Argument) => Result, argument?: Argument) {
    return this.#execute<Awaited<Result>>(`(${script})(...args)`, [argument]);
  }

  /** Runs a function in the page with those of in-page.ts as its first argument. */
  async run<Args extends unknown[], Result>(
    script: (inPage: InPage, ...args: Args) => Result,
    ...args: Args
  ) {
    const loaded = await this.#execute<boolean>("Boolean(window.inPage)", []);
    if (!loaded) await this.send("POST", "execute/sync", { script: this.#parts.script, args: [] });
    return this.#execute<Awaited<Result>>(`(${script})(window.inPage, ...args)`, args);
  }

  /** Runs a function in the page with the only element that a selector finds as its first argument. */
  async runOn<Argument, Result>(
    selector: string,
    script: (element: HTMLElement, argument: Argument) => Result,
    argument?: Argument,
  ) {
    await retry(() => this.run((inPage, wanted) => void inPage.only(wanted), selector));
    const expression = `(${script})(window.inPage.only(args[0]), args[1])`;
    return this.#execute<Awaited<Result>>(expression, [selector, argument]);
  }

  perform(type: "key" | "pointer", actions: object[]) {
    return this.send("POST", "actions", { actions: [{ type, id: type, actions }] });
  }

  send<Result>(...command: Parameters<Session["send"]>) {
    return this.#parts.session.send<Result>(...command);
  }

  #answer() {
    const status = this.#parts.proxy.pageStatus;
    return { status: () => status };
  }

  async #execute<Result>(expression: string, args: unknown[]): Promise<Result> {
    const script = `const [args, done] = arguments;
      (async () => ${expression})().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    type Outcome = { value: Result; error?: string };
    const outcome = await this.send<Outcome>("POST", "execute/async", { script, args: [args] });
    if (outcome.error) throw new Error(outcome.error);
    return outcome.value;
  }
}
