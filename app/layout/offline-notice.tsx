import { useEffect, useRef, useState } from "react";
import { pageAt, type SiteHref } from "../../site/addresses";
import { ButtonLink } from "../components/button-link";
import { useLayoutData } from "../hooks/use-layout-data";
import "./offline-notice.css";

type OfflineNoticeProps = { path: string; onClose: () => void };

/** Says that a page could not be loaded without a connection. The reader is still on the page before it. */
export function OfflineNotice({ path, onClose }: OfflineNoticeProps) {
  const { language, offlineNotice, words } = useLayoutData();
  const [closed, setClosed] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  if (closed) return null;
  const close = () => {
    setClosed(true);
    onClose();
  };
  return (
    <div
      ref={notice}
      className="offline-notice slab"
      role="alert"
      tabIndex={-1}
      onKeyDown={({ key }) => key === "Escape" && close()}
    >
      <p className="offline-notice-text">{offlineNotice}</p>
      <ButtonLink target={{ to: pageAt(path, language) as SiteHref }}>{words.page.tryAgain}</ButtonLink>
      <button type="button" className="button-link" data-tone="dark" onClick={close}>
        {words.page.close}
      </button>
    </div>
  );
}
