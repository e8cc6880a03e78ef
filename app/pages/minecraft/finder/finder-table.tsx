import { AnyLink } from "../../../components/any-link";
import { minecraftPlans } from "../../../content/minecraft-plans";
import { isMissingPage } from "../../../content/missing-pages";
import { finder as texts } from "../../../content/pages/minecraft";
import { worldKinds } from "../../../content/plan-finder";
import { findPlan } from "./find-plan";
import "./finder-table.css";

const counts = [5, 10, 20, 50];

/**
 * In place of the finder in browsers without script: the same rule for a few numbers of players. React ignores the children
 * of `<noscript>` in the browser, and the script of the page does not contain them.
 */
export function FinderTable() {
  return <noscript>{import.meta.env.SSR && <Table />}</noscript>;
}

function Table() {
  return (
    <table className="minecraft-finder-table">
      <caption className="minecraft-finder-table-caption">{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.worlds}</th>
          {counts.map((count) => (
            <th key={count} scope="col">
              {count}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {worldKinds.map((world) => (
          <tr key={world.id}>
            <th scope="row">{world.title}</th>
            {counts.map((count) => (
              <td key={count}>{linkTo(findPlan(minecraftPlans, world, count).plan)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function linkTo(plan: { id: string; title: string } | undefined) {
  if (!plan && isMissingPage("/vps")) return "–";
  return plan ? (
    <a className="minecraft-finder-table-link" href={`#${plan.id}`} data-accent={plan.id}>
      {plan.title}
    </a>
  ) : (
    <AnyLink className="minecraft-finder-table-link" target={{ to: "/vps" }}>
      {texts.tableVps}
    </AnyLink>
  );
}
