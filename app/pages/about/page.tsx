import type { PageMeta } from "../../page-meta";
import { Drawing } from "../../ui/drawing";
import { PageHead } from "../../ui/page-head";

export const meta: PageMeta = {
  title: "About us",
  description:
    "A small hosting team for Indian gamers and Minecraft communities, founded on 1st March 2025: who we are, what we run and how we got here.",
};

export default function AboutPage() {
  return (
    <PageHead
      title="We keep the beat."
      lead="A small team for Indian gamers and Minecraft communities. We watch the tick rate so that you can watch the creeper."
      drawing={<Drawing name="island" firstScreen />}
    />
  );
}
