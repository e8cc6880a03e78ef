import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { type LegalTab, legalTabs } from "../../content/legal";
import { useHydrated } from "../../hooks/use-hydrated";
import { documentOf, formatLegalHash } from "./legal-hash";

type LegalHash = {
  tab: LegalTab;
  /** The id of the document to scroll to. Undefined if the page was opened without a hash: then it stays at its top. */
  anchor: string | undefined;
};

/** The document in the hash of the URL. If there is none, that of the first document is added. */
export function useLegalHash(): LegalHash {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== "") return;
    navigate({ search, hash: formatLegalHash(legalTabs[0].hash) }, { replace: true, state: "added" });
  }, [search, hash, navigate]);
  // The first render must match the prerendered HTML, which has no hash.
  const shown = useHydrated() ? hash : "";
  const tab = documentOf(shown);
  return { tab, anchor: shown === "" || state === "added" ? undefined : tab.hash };
}
