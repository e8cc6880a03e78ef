import { startTransition, useEffect, useState } from "react";
import { type ParsedLegal, parseLegal } from "../../../site/parse-legal";
import { timing } from "../../hooks/timing";
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

/** Fetches a JSON file of this site within the time limit. */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timing.jsonTimeLimit) });
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  const type = response.headers.get("Content-Type") ?? "";
  // Some hosts answer a missing file with their front page and status 200.
  if (!/^application\/json\b/i.test(type)) throw new Error(`${url} is "${type}": expected JSON.`);
  return response.json();
}
