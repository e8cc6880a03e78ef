import { useMatches } from "react-router";
import { ClosingStrip } from "../../components/closing-strip";
import { closing } from "../../content/pages/text";
import { textAt } from "../../content/texts";
import { Article } from "./article";
import { Head } from "./head";
import { PageList } from "./page-list";

export default function TextPage() {
  // The id of its route is the path of the text.
  const text = textAt(useMatches().at(-1)?.id);
  if (!text) return null;
  return (
    <>
      <Head {...text} />
      {text.body.length > 0 && <Article {...text} />}
      {text.pages && <PageList pages={text.pages} />}
      <ClosingStrip {...closing} links={[{ text: closing.supportLink, target: { to: "/support" } }]} />
    </>
  );
}
