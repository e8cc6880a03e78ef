import type { ButtonRowLink } from "../../components/button-row";

type ContactOption = { link?: string; destination: string };

/** Buttons for two ways of contact: the last of those whose link has a text of its own, then the one before it. */
export function contactLinks(options: readonly ContactOption[]): ButtonRowLink[] {
  const linked = options.flatMap(({ link, destination }) => (link ? [{ text: link, destination }] : []));
  return linked
    .slice(-2)
    .toReversed()
    .map(({ text, destination }, index) => ({
      text,
      target: { href: destination },
      ...(index === 0 ? { icon: "arrow" } : { tone: "dark" }),
    }));
}
