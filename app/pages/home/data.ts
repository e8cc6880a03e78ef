import type { FAQPage, WithContext } from "schema-dts";
import { brand } from "../../content/brand";
import { meta as metaTexts } from "../../content/pages/home";
import { questions } from "../../content/questions";
import { firstFittingTitle, type PageMeta } from "../../seo/page-meta";
import { organization, type StructuredData, webSite } from "../../seo/structured-data";

export { shareCard } from "../../content/pages/home";
export { default as Page } from "./page";

export const meta: PageMeta = {
  ...metaTexts,
  title: firstFittingTitle(metaTexts.title, metaTexts.shorterTitle ?? metaTexts.title),
};

export function structuredData(): StructuredData {
  return [
    organization({ slogan: brand.tagline.join(" ") }),
    webSite(),
    ...(questions.length > 0 ? [faqPage()] : []),
  ];
}

function faqPage(): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
