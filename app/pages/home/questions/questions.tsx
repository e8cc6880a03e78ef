import { Chip } from "../../../components/chip";
import { Eyebrow } from "../../../components/eyebrow";
import { SearchField } from "../../../components/search-field";
import { Section } from "../../../components/section";
import { questions as texts } from "../../../content/pages/home";
import { popularSearches, questionTabs } from "../../../content/question-topics";
import { questionContacts, questions } from "../../../content/questions";
import { plural } from "../../../format/phrase";
import { ContactLinks } from "./contact-links";
import { QuestionPanel } from "./question-panel";
import { QuestionResult } from "./question-result";
import { type QuestionTabCount, QuestionTabs } from "./question-tabs";
import "./questions.css";
import { foundQuestions, search, selectTab } from "./questions-state";
import { useQuestionsState } from "./use-questions-state";

/** Without questions the contacts only; nothing without both. */
export function Questions() {
  if (questions.length + questionContacts.length === 0) return null;
  return (
    <Section ground="hour-24" {...(questions.length > 0 && { labelledBy: "questions" })}>
      {questions.length > 0 ? <QuestionSearch /> : <ContactLinks />}
    </Section>
  );
}

function QuestionSearch() {
  const [state, setState] = useQuestionsState();
  const found = foundQuestions(state.searchText);
  const tabs = questionTabs.map((tab) => ({
    ...tab,
    found: found?.filter((question) => question.tab === tab.id).length,
  }));
  const shown = tabs.find(({ id }) => id === state.tab);

  function onSearch(text: string) {
    setState((current) => search(current, text));
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
            tabs={tabs}
            selected={state.tab}
            onSelect={(tab) => setState((current) => selectTab(current, tab))}
          />
        )}
        <QuestionResult
          searchText={state.searchText}
          count={shown ? countLine(shown) : ""}
          empty={found?.length === 0}
        />
        {questionTabs.map((tab) => (
          <QuestionPanel key={tab.id} tab={tab} state={state} found={found} onChange={setState} />
        ))}
      </div>
      <ContactLinks heading={texts.contacts} />
    </div>
  );
}

function countLine({ label, found }: QuestionTabCount): string {
  if (found === undefined) return "";
  return questionTabs.length > 1
    ? plural(texts.foundInTopic, found, { topic: label })
    : plural(texts.found, found);
}
