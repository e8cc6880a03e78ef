import { Chip } from "../../../components/chip";
import { Drawing } from "../../../components/drawing";
import { Eyebrow } from "../../../components/eyebrow";
import { SearchField } from "../../../components/search-field";
import { Section } from "../../../components/section";
import { Tabs } from "../../../components/tabs";
import { ContactLinks } from "./contact-links";
import { QuestionPanel } from "./question-panel";
import "./questions.css";
import type { QuestionSearchData, QuestionsData } from "./questions-data";
import { isMatch, search, selectTab, useQuestionsState } from "./questions-state";

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
  const { searchText } = state;
  const isSearch = searchText.trim() !== "";
  const counts = tabs.map(({ questions }) => questions.filter((each) => isMatch(each, searchText)).length);
  const selected = tabs.findIndex(({ id }) => id === state.tab);

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
            text={searchText}
            onChange={onSearch}
            controls="question-panels"
          />
          {popularSearches.length > 0 && (
            <ul className="home-questions-popular" aria-label={texts.popular}>
              {popularSearches.map(({ id, text }) => (
                <li key={id}>
                  <Chip
                    label={text}
                    pressed={searchText === text}
                    onPress={() => onSearch(searchText === text ? "" : text)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div id="question-panels">
        {tabs.length > 1 && (
          <div className="home-questions-tabs">
            <Tabs
              label={texts.topics}
              tabs={tabs.map(({ id, label }, index) => ({
                id: `questions-tab-${id}`,
                panelId: `questions-panel-${id}`,
                selected: id === state.tab,
                onSelect: () => setState((current) => selectTab(current, id)),
                content: (
                  <>
                    {label}
                    {isSearch && <Count count={counts[index]} note={texts.foundNote} />}
                  </>
                ),
              }))}
            />
          </div>
        )}
        <Result
          {...texts.noMatch}
          searchText={searchText}
          count={isSearch ? tabs[selected]?.found[counts[selected] ?? 0] : undefined}
          empty={counts.every((count) => count === 0)}
        />
        {tabs.map((tab) => (
          <QuestionPanel key={tab.id} tab={tab} tabbed={tabs.length > 1} state={state} onChange={setState} />
        ))}
      </div>
      <ContactLinks contacts={texts.links} heading={texts.contacts} />
    </div>
  );
}

/** How many questions of a tab match the search. */
function Count({ count, note }: { count: number | undefined; note: string }) {
  return (
    <span className="home-questions-count">
      {" "}
      {/* An element of its own, since translation replaces text nodes and React would update a removed one. */}
      <span>{count}</span>
      <span className="visually-hidden">{` ${note}`}</span>
    </span>
  );
}

/** A longer search is cut off where it is repeated. */
const longest = 40;

type ResultProps = QuestionSearchData["noMatch"] & {
  searchText: string;
  /** Absent while there is no search. */
  count: string | undefined;
  /** Whether no question in any tab matches. */
  empty: boolean;
};

/** What a search has found. The element is always there, because screen readers announce only what changes in it. */
function Result({ drawing, title, before, after, searchText, count, empty }: ResultProps) {
  return (
    <div role="status">
      {count && <p className="home-questions-status">{count}</p>}
      {empty && (
        <div className="home-questions-empty">
          <Drawing name={drawing} />
          <div className="home-questions-text">
            <h3>{title}</h3>
            <p>
              {before}
              <q>{searchText.length > longest ? `${searchText.slice(0, longest)}…` : searchText}</q>
              {after}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
