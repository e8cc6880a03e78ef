import type { PageMeta } from "../../page-meta";
import { PageHead } from "../../ui/page-head";

export const meta: PageMeta = {
  title: "Partners",
  description:
    "Communities, creators and companies that build with us, what a partnership brings, and how to apply for one.",
};

export default function PartnersPage() {
  return (
    <PageHead
      title="Build it next to us."
      lead="Networks, creators and companies who put their name beside ours. We give them servers; they tell us the truth."
    />
  );
}
