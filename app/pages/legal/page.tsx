import { PageHead } from "../../components/page-head";
import { head } from "../../content/pages/legal";
import { Documents } from "./documents";

export { meta } from "../../content/pages/legal";

export default function LegalPage() {
  return (
    <>
      <PageHead
        title={head.title}
        lead={head.lead}
        links={[{ text: head.supportLink, target: { to: "/support" }, tone: "dark" }]}
      />
      <Documents />
    </>
  );
}
