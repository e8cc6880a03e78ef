import { PageHead } from "../../components/page-head";
import type { PageMeta } from "../../seo/page-meta";
import { Documents } from "./documents";

export const meta: PageMeta = {
  name: "Legal Policies",
  title: "Legal policies",
  description:
    "Privacy policy, terms of service, acceptable use and refunds, in plain words, with the date each was last changed.",
};

export default function LegalPage() {
  return (
    <>
      <PageHead
        title="The rules, in plain words"
        lead="Privacy, terms, acceptable use and refunds: what we promise and what we ask, without the fog."
      />
      <Documents />
    </>
  );
}
