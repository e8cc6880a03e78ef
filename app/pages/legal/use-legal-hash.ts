import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { legalTabs } from "../../content/legal";
import { useHydrated } from "../../hooks/use-hydrated";
import { formatLegalHash, type ParsedLegalHash, parseLegalHash } from "./legal-hash";

/** Parses the hash of the URL. If there is none, that of the first document is added. */
export function useLegalHash(): ParsedLegalHash {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === "") navigate({ search, hash: formatLegalHash(legalTabs[0].hash) }, { replace: true });
  }, [search, hash, navigate]);
  // The first render must match the prerendered HTML, which has no hash.
  return parseLegalHash(useHydrated() ? hash : "");
}
