import { Icon } from "../../components/icon";
import { words } from "../../content/pages/legal";
import { phrase } from "../../format/phrase";
import "./copy-link.css";

type CopyLinkProps = { title: string; copied: boolean; onCopy: () => void };

export function CopyLink({ title, copied, onCopy }: CopyLinkProps) {
  return (
    <button
      type="button"
      className="legal-copy-link"
      data-copied={copied}
      aria-label={phrase(words.copyLink, { section: title })}
      onClick={onCopy}
    >
      {copied && <span className="legal-copy-link-notice">{words.copied}</span>}
      <Icon name={copied ? "check" : "copy-link"} />
    </button>
  );
}
