import { startTransition, useEffect, useState } from "react";
import { fetchJson } from "../../browser/fetch-json";
import { language } from "../../content/languages";
import { type ParsedLegal, parseLegal } from "../../content/legal";

type Legal = { loading: boolean; documents?: ParsedLegal["documents"] };

const url = `${language.base}/legal.json`;

/** Fetches the legal texts once per mount. All faults are logged in one message. */
export function useLegal(): Legal {
  const [legal, setLegal] = useState<Legal>({ loading: true });
  useEffect(() => {
    let left = false;
    load().then((documents) => {
      if (left) return;
      // A transition: on a phone, rendering the text must not block scrolling or navigation.
      startTransition(() => setLegal({ loading: false, ...(documents && { documents }) }));
    });
    return () => {
      left = true;
    };
  }, []);
  return legal;
}

async function load(): Promise<ParsedLegal["documents"] | undefined> {
  try {
    const { documents, problems } = parseLegal(await fetchJson(url));
    if (problems.length > 0) console.error(problems.join("\n"));
    return documents;
  } catch (error) {
    console.error(`The legal texts could not be loaded. ${error}`);
    return undefined;
  }
}
