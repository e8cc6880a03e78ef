import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { popularSearches, questionTabs } from "../../content/question-topics";
import { Chip } from "../../ui/chip";
import { SearchField } from "../../ui/search-field";
import { Section } from "../../ui/section";
import { type QuestionTabCount, QuestionTabs } from "./question-tabs";
import "./questions.css";
import { StillPart } from "../../ui/still-part";
import { hearQuestions, readQuestions, showQuestions } from "./questions-on-page";
import { atStart, chooseTab, search } from "./questions-state";
import { still } from "./still";

/* Never rendered again: what is shown of the panels is written into the page by `showQuestions`. */
const title = <StillPart of={still} name="QuestionsTitle" />;
const panels = <StillPart of={still} name="QuestionPanels" />;
const contactLinks = <StillPart of={still} name="ContactLinks" />;

/** Questions by topic with a search over all of them, and three ways to ask one that is not there. */
export function Questions() {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(atStart);
  useEffect(() => (ref.current ? hearQuestions(ref.current, setState) : undefined), []);
  useLayoutEffect(() => {
    if (ref.current) showQuestions(ref.current, state);
  }, [state]);

  const { tab: chosen, searchText, found } = state;
  const tabs = questionTabs.map((tab) => ({
    ...tab,
    found: found?.filter((question) => question.tab === tab.id).length,
  }));
  const shown = tabs.find(({ id }) => id === chosen);

  function onSearch(text: string) {
    const questions = ref.current ? readQuestions(ref.current) : [];
    setState((current) => search(current, text, questions));
  }

  return (
    <Section ground="quiet" labelledBy="questions">
      <div className="home-questions">
        <div className="home-questions-ask">
          {title}
          <div className="home-questions-search">
            <SearchField
              label="Search questions"
              text={searchText}
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
              {shown ? countLine(shown) : ""}
            </p>
          </div>
        </div>
        <div id="question-panels" ref={ref}>
          <QuestionTabs
            tabs={tabs}
            chosen={chosen}
            onChoose={(tab) => setState((current) => chooseTab(current, tab))}
          />
          {panels}
        </div>
      </div>
      {contactLinks}
    </Section>
  );
}

function countLine({ label, found }: QuestionTabCount): string {
  if (found === undefined) return "";
  return `${found} ${found === 1 ? "question" : "questions"} found in ${label}`;
}
