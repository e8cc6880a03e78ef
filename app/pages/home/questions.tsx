import { useState } from "react";
import { popularSearches, questions, questionTabs } from "../../content/questions";
import { Chip } from "../../ui/chip";
import { SearchField } from "../../ui/search-field";
import { Section } from "../../ui/section";
import { ContactLinks } from "./contact-links";
import { NightTick } from "./night-tick";
import { QuestionPanel } from "./question-panel";
import { searchQuestions } from "./question-search";
import { type QuestionTabCount, QuestionTabs } from "./question-tabs";
import "./questions.css";
import { chooseTab, type QuestionsState, search, type Topic } from "./questions-state";

const topics: readonly Topic[] = questionTabs.map((tab) => ({
  ...tab,
  questions: questions.filter((question) => question.tab === tab.id),
}));

const initialState: QuestionsState = { tab: "general", openId: undefined, searchText: "" };

/** Questions by topic with a search over all of them, and three ways to ask one that is not there. */
export function Questions() {
  const [state, setState] = useState(initialState);
  const searching = state.searchText.trim() !== "";
  const matching = new Set<string>(searchQuestions(questions, state.searchText).map(({ id }) => id));
  const tabs = topics.map((topic) => ({
    ...topic,
    found: topic.questions.filter(({ id }) => matching.has(id)).length,
  }));
  const shown = tabs.find(({ id }) => id === state.tab);

  function onSearch(text: string) {
    setState((current) => search(current, text, topics));
  }
  return (
    <Section ground="quiet" labelledBy="questions">
      <div className="home-questions">
        <div className="home-questions-ask">
          <NightTick at={24_000} hour="A new day" />
          <h2 id="questions">Ask before you pay</h2>
          <div className="home-questions-search">
            <SearchField
              label="Search questions"
              text={state.searchText}
              onChange={onSearch}
              controls="question-panels"
            />
            <ul className="home-questions-popular" aria-label="Popular searches">
              {popularSearches.map(({ id, text }) => (
                <li key={id}>
                  <Chip label={text} onPress={() => onSearch(text)} />
                </li>
              ))}
            </ul>
            <p className="visually-hidden" aria-live="polite">
              {searching && shown ? countLine(shown) : ""}
            </p>
          </div>
        </div>
        <div id="question-panels">
          <QuestionTabs
            tabs={tabs}
            chosen={state.tab}
            countsShown={searching}
            onChoose={(tab) => setState((current) => chooseTab(current, tab))}
          />
          {topics.map((topic) => (
            <QuestionPanel
              key={topic.id}
              topic={topic}
              chosen={topic.id === state.tab}
              openId={state.openId}
              matching={matching}
              update={setState}
            />
          ))}
        </div>
      </div>
      <ContactLinks />
    </Section>
  );
}

function countLine({ label, found }: QuestionTabCount): string {
  return `${found} ${found === 1 ? "question" : "questions"} found in ${label}`;
}
