import { Contents } from "../../components/contents";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import "./article.css";
import { Body } from "./body";
import type { loader } from "./loader";

type ArticleProps = PageProps<typeof loader>["data"]["article"];

export function Article({ contents, body, scrolling }: ArticleProps) {
  return (
    <Section ground="quiet">
      <div className="text-article">
        {contents && <Contents {...contents} />}
        <Body nodes={body} scrolling={scrolling} />
      </div>
    </Section>
  );
}
