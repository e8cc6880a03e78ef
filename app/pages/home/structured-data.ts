import type { FAQPage, WithContext } from "schema-dts";
import { brand } from "../../content/brand";
import { questions } from "../../content/questions";
import { organization, type StructuredData, webSite } from "../../seo/structured-data";

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
