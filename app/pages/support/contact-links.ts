import type { ButtonRowLink } from "../../components/button-row";

type ContactOption = { link?: string; destination: string };

/** Buttons for two ways of contact: the first whose links have texts of their own. */
export function contactLinks(options: readonly ContactOption[]): ButtonRowLink[] {
  const linked = options.flatMap(({ link, destination }) => (link ? [{ text: link, destination }] : []));
  return linked.slice(0, 2).map(({ text, destination }, index) => ({
    text,
    target: { href: destination },
    ...(index === 0 ? { icon: "arrow" } : { tone: "dark" }),
  }));
}
