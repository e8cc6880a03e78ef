import { Icon } from "../../components/icon";
import "./copy-link.css";

type CopyLinkProps = { title: string; copied: boolean; onCopy: () => void };

export function CopyLink({ title, copied, onCopy }: CopyLinkProps) {
  return (
    <button
      type="button"
      className="legal-copy-link"
      data-copied={copied}
      aria-label={`Copy link to ${title}`}
      onClick={onCopy}
    >
      {copied && <span className="legal-copy-link-notice">Copied</span>}
      <Icon name={copied ? "check" : "copy-link"} />
    </button>
  );
}
