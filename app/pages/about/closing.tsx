import { ClosingStrip } from "../../components/closing-strip";
import { existingLinks, gamesPath, isMissingPage } from "../../content/missing-pages";
import { closing } from "../../content/pages/about";

/** It is about the smallest Minecraft plan, so there is none without one. */
export function Closing() {
  if (isMissingPage("/minecraft")) return null;
  return (
    <ClosingStrip
      title={closing.title}
      text={closing.text}
      links={existingLinks([
        { text: closing.gamesLink, target: { to: gamesPath() }, icon: "arrow" },
        { text: closing.supportLink, target: { to: "/support" }, tone: "dark" },
      ])}
    />
  );
}
