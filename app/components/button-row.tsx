import { ButtonLink, type ButtonLinkProps } from "./button-link";
import "./button-row.css";

export type ButtonRowLink = Omit<ButtonLinkProps, "children"> & { text: string };

/** Links as buttons side by side; on a phone stacked at full width. */
export function ButtonRow({ links }: { links: readonly ButtonRowLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className="button-row">
      {links.map(({ text, ...link }) => (
        <ButtonLink key={text} {...link}>
          {text}
        </ButtonLink>
      ))}
    </div>
  );
}
