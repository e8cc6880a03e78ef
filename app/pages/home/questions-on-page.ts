import { hideUntilFound } from "../../behavior/hide-until-found";
import { keepScrollableReachable } from "../../behavior/keep-scrollable-reachable";
import { questionTabs } from "../../content/question-topics";
import { panelElementId } from "./question-ids";
import type { SearchedQuestion } from "./question-search";
import {
  chooseTab,
  openFound,
  type QuestionsState,
  toggleQuestion,
  type UpdateQuestions,
} from "./questions-state";

/*
 * The questions stand in the page's HTML and nowhere else: these read them there, say what the reader does with them,
 * and show what became of it. A keystroke in the search changes a few attributes and renders none of them again.
 */

const itemSelector = "[data-question]";

/** What a search looks at. */
export function readQuestions(root: Element): SearchedQuestion[] {
  return panelsOf(root).flatMap(({ tab, panel }) =>
    Array.from(panel.querySelectorAll<HTMLElement>(itemSelector), (item) => ({
      id: idOf(item),
      tab,
      words: Array.from(item.querySelectorAll("[data-searched]"), ({ textContent }) => textContent),
    })),
  );
}

/** Shows the chosen tab, what the search found in it, and the open answer. */
export function showQuestions(root: Element, { tab, openId, found }: QuestionsState) {
  const matching = found && new Set(found.map(({ id }) => id));
  for (const { tab: each, panel } of panelsOf(root)) hideUntilFound(panel, each !== tab);
  for (const item of root.querySelectorAll<HTMLElement>(itemSelector)) {
    const id = idOf(item);
    item.hidden = matching?.has(id) === false;
    item.querySelector("[aria-expanded]")?.setAttribute("aria-expanded", String(id === openId));
    const fold = item.querySelector("[data-fold]");
    if (fold) hideUntilFound(fold, id !== openId);
  }
}

/** Tells of every press on a question and of what the browser's own search finds. Returns what ends it. */
export function hearQuestions(root: Element, update: UpdateQuestions): () => void {
  const listening = new AbortController();
  const listen = (type: string, answer: (target: Element) => void) =>
    root.addEventListener(type, ({ target }) => target instanceof Element && answer(target), {
      signal: listening.signal,
    });

  listen("click", (target) => {
    const item = target.closest("[aria-expanded]")?.closest<HTMLElement>(itemSelector);
    if (item) update((state) => toggleQuestion(state, idOf(item)));
  });
  // Comes to the answer and to the panel around it, if both are hidden.
  listen("beforematch", (target) => {
    const tab = panelsOf(root).find(({ panel }) => panel.contains(target))?.tab;
    const item = target.closest<HTMLElement>(itemSelector);
    if (tab) update((state) => (item ? openFound(state, idOf(item), tab) : chooseTab(state, tab)));
  });
  const stops = Array.from(root.querySelectorAll<HTMLElement>("[data-fold]"), (fold) =>
    keepScrollableReachable(fold.firstElementChild ?? fold, fold.dataset.fold ?? ""),
  );

  return () => {
    listening.abort();
    for (const stop of stops) stop();
  };
}

function panelsOf(root: Element) {
  return questionTabs.flatMap(({ id: tab }) => {
    const panel = root.querySelector<HTMLElement>(`#${panelElementId(tab)}`);
    return panel ? [{ tab, panel }] : [];
  });
}

function idOf(item: HTMLElement): string {
  return item.dataset.question ?? "";
}
