import { AnyLink } from "../../../components/any-link";
import "./finder-table.css";
import { playerCounts } from "./player-counts";
import type { Finder } from "./use-finder";

const counts = [5, 10, 20, 50];

/**
 * In place of the finder in browsers without script: the same answers for a few numbers of players. React ignores the
 * children of `<noscript>` in the browser, and the script of the page does not contain them.
 */
export function FinderTable(finder: Finder) {
  return <noscript>{import.meta.env.SSR && <Table {...finder} />}</noscript>;
}

function Table({ words, worlds, planAt, tableVps }: Finder) {
  return (
    <table className="minecraft-finder-table">
      <caption className="minecraft-finder-table-caption">{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.worlds}</th>
          {counts.map((count) => (
            <th key={count} scope="col">
              {count}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {worlds.map(({ id, title, answers }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            {counts.map((count) => (
              <td key={count}>{linkTo(planAt(answers[playerCounts.indexOf(count)]?.[1] ?? -1), tableVps)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function linkTo(plan: { id: string; title: string } | undefined, tableVps: string | undefined) {
  if (!plan && !tableVps) return "–";
  return plan ? (
    <a className="minecraft-finder-table-link" href={`#${plan.id}`} data-accent={plan.id}>
      {plan.title}
    </a>
  ) : (
    <AnyLink className="minecraft-finder-table-link" target={{ to: "/vps" }}>
      {tableVps}
    </AnyLink>
  );
}
