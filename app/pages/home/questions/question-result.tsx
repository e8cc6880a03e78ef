import { Drawing } from "../../../components/drawing";
import { questions } from "../../../content/pages/home";
import "./question-result.css";

/** A longer search is cut off where it is repeated. */
const longest = 40;

type QuestionResultProps = {
  searchText: string;
  /** Empty while there is no search. */
  count: string;
  /** Whether no question in any tab matches. */
  empty: boolean;
};

/** What a search has found. The element is always there, because screen readers announce only what changes in it. */
export function QuestionResult({ searchText, count, empty }: QuestionResultProps) {
  const { drawing, title, text, advice } = questions.noMatch;
  const [before, after = ""] = text.split("{search}");
  return (
    <div role="status">
      {count && <p className="home-question-result-count">{count}</p>}
      {empty && (
        <div className="home-question-result-empty">
          <Drawing name={drawing} />
          <div className="home-question-result-text">
            <h3>{title}</h3>
            <p>
              {before}
              <q>{searchText.length > longest ? `${searchText.slice(0, longest)}…` : searchText}</q>
              {`${after} ${advice}`}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
