import type { PageMeta } from "../../page-meta";
import { PageHead } from "../../ui/page-head";

export const meta: PageMeta = {
  title: "Game servers",
  description:
    "Search the games we host, filter by category and deploy a server. Instant setup, DDoS protection and support around the clock.",
};

export default function GamesPage() {
  return (
    <PageHead
      title="One game on the shelf. The big one."
      lead="We list a game once we can keep it on time. Search, filter, deploy."
    />
  );
}
