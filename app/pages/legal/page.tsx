import { PageHead } from "../../components/page-head";
import { head } from "../../content/pages/legal";
import { Documents } from "./documents";

export { meta } from "../../content/pages/legal";

export default function LegalPage() {
  return (
    <>
      <PageHead {...head} />
      <Documents />
    </>
  );
}
