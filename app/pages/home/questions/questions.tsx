import { Chip } from "../../../components/chip";
import { Eyebrow } from "../../../components/eyebrow";
import { SearchField } from "../../../components/search-field";
import { Section } from "../../../components/section";
import { ContactLinks } from "./contact-links";
import { QuestionPanel } from "./question-panel";
import { QuestionResult } from "./question-result";
import { QuestionTabs } from "./question-tabs";
import "./questions.css";
import type { QuestionSearchData, QuestionsData } from "./questions-data";
import { foundQuestions, search, selectTab, useQuestionsState } from "./questions-state";

export function Questions({ search: texts, contacts }: QuestionsData) {
  return (
    <Section ground="hour-24" {...(texts && { labelledBy: "questions" })}>
      {texts ? <QuestionSearch {...texts} links={contacts} /> : <ContactLinks contacts={contacts} />}
    </Section>
  );
}

function QuestionSearch(texts: QuestionSearchData & { links: QuestionsData["contacts"] }) {
  const { tabs, popularSearches } = texts;
  const [state, setState] = useQuestionsState(tabs);
  const found = foundQuestions(tabs, state.searchText);
  const counts = tabs.map(
    ({ questions }) => found && questions.filter((each) => found.includes(each)).length,
  );
  const shown = tabs.findIndex(({ id }) => id === state.tab);

  function onSearch(text: string) {
    setState((current) => search(tabs, current, text));
  }

  return (
    <div className="home-questions">
      <div className="home-questions-ask">
        <Eyebrow {...texts.eyebrow} />
        <h2 id="questions">{texts.title}</h2>
        <div className="home-questions-search">
          <SearchField
            label={texts.search}
            text={state.searchText}
            onChange={onSearch}
            controls="question-panels"
          />
          {popularSearches.length > 0 && (
            <ul className="home-questions-popular" aria-label={texts.popular}>
              {popularSearches.map(({ id, text }) => (
                <li key={id}>
                  <Chip
                    label={text}
                    pressed={state.searchText === text}
                    onPress={() => onSearch(state.searchText === text ? "" : text)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div id="question-panels">
        {tabs.length > 1 && (
          <QuestionTabs
            {...texts}
            counts={counts}
            selected={state.tab}
            onSelect={(tab) => setState((current) => selectTab(current, tab))}
          />
        )}
        <QuestionResult
          {...texts.noMatch}
          searchText={state.searchText}
          count={tabs[shown]?.found[counts[shown] ?? -1]}
          empty={found?.length === 0}
        />
        {tabs.map((tab) => (
          <QuestionPanel
            key={tab.id}
            tab={tab}
            tabbed={tabs.length > 1}
            state={state}
            found={found}
            onChange={setState}
          />
        ))}
      </div>
      <ContactLinks contacts={texts.links} heading={texts.contacts} />
    </div>
  );
}
