import { Contents } from "../../components/contents";
import { Section } from "../../components/section";
import { contents } from "../../content/pages/text";
import type { TextPage } from "../../content/texts";
import "./article.css";
import { Body } from "./body";

export function Article({ headings, body }: Pick<TextPage, "headings" | "body">) {
  return (
    <Section ground="quiet">
      <div className="text-article">
        {headings && <Contents title={contents} entries={headings} />}
        <Body nodes={body} />
      </div>
    </Section>
  );
}
