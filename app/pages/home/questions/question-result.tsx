import { Drawing } from "../../../components/drawing";
import "./question-result.css";
import type { QuestionSearchData } from "./questions-data";

/** A longer search is cut off where it is repeated. */
const longest = 40;

type QuestionResultProps = QuestionSearchData["noMatch"] & {
  searchText: string;
  /** Absent while there is no search. */
  count: string | undefined;
  /** Whether no question in any tab matches. */
  empty: boolean;
};

/** What a search has found. The element is always there, because screen readers announce only what changes in it. */
export function QuestionResult(props: QuestionResultProps) {
  const { drawing, title, before, after, searchText, count, empty } = props;
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
              {after}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
