import { startTransition, useEffect, useState } from "react";
import { type ParsedLegal, parseLegal } from "../../../site/parse-legal";
import { fetchJson } from "../../browser/fetch-json";
import { useLayoutData } from "../../hooks/use-layout-data";

type Legal = { loading: boolean; documents?: ParsedLegal["documents"] };

/** Fetches the legal texts once per mount. All faults are logged in one message. */
export function useLegal(): Legal {
  const [legal, setLegal] = useState<Legal>({ loading: true });
  const { base } = useLayoutData().language;
  useEffect(() => {
    let left = false;
    load(`${base}/legal.json`).then((documents) => {
      if (left) return;
      // A transition: on a phone, rendering the text must not block scrolling or navigation.
      startTransition(() => setLegal({ loading: false, ...(documents && { documents }) }));
    });
    return () => {
      left = true;
    };
  }, [base]);
  return legal;
}

async function load(url: string): Promise<ParsedLegal["documents"] | undefined> {
  try {
    const { documents, faults } = parseLegal(await fetchJson(url));
    const lines = faults.map(({ message }) => `legal.json: ${message}.`);
    if (lines.length > 0) console.error(lines.join("\n"));
    return documents;
  } catch (error) {
    console.error(`The legal texts could not be loaded. ${error}`);
    return undefined;
  }
}
