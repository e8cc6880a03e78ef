import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { legalTabs } from "../../content/legal";
import { useHydrated } from "../../hooks/use-hydrated";
import { formatLegalHash, type ParsedLegalHash, parseLegalHash } from "./legal-hash";

type LegalHashOfPage = ParsedLegalHash & {
  /** The id of the document to scroll to. Undefined if the page was opened without a hash: then it stays at its top. */
  anchor: string | undefined;
};

/** Parses the hash of the URL. If there is none, that of the first document is added. */
export function useLegalHash(): LegalHashOfPage {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== "") return;
    navigate({ search, hash: formatLegalHash(legalTabs[0].hash) }, { replace: true, state: "added" });
  }, [search, hash, navigate]);
  // The first render must match the prerendered HTML, which has no hash.
  const shown = useHydrated() ? hash : "";
  const parsed = parseLegalHash(shown);
  return { ...parsed, anchor: shown === "" || state === "added" ? undefined : parsed.tab.hash };
}
