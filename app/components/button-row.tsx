import { ButtonLink, type ButtonLinkProps } from "./button-link";
import "./button-row.css";

export type ButtonRowLink = Omit<ButtonLinkProps, "children"> & { text: string };

/** Links as buttons; on a phone the dark ones after the first look like text. */
export function ButtonRow({ links }: { links: readonly ButtonRowLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className="button-row">
      {links.map(({ text, ...link }, index) => (
        <ButtonLink key={text} {...link} size={index > 0 && link.tone === "dark" ? "plain" : undefined}>
          {text}
        </ButtonLink>
      ))}
    </div>
  );
}
