import type { PageMeta } from "../../seo/page-meta";
import { Catalogue } from "./catalogue";
import { Hero } from "./hero";

export const meta: PageMeta = {
  name: "Games",
  title: "Game servers",
  description:
    "Search the games we host, filter by category and deploy a server. Instant setup, DDoS protection and support around the clock.",
};

export default function GamesPage() {
  return (
    <>
      <Hero />
      <Catalogue />
    </>
  );
}
