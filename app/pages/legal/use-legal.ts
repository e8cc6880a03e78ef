import { startTransition, useEffect, useState } from "react";
import { fetchJson } from "../../browser/fetch-json";
import { type ParsedLegal, parseLegal } from "../../content/legal";

type Legal = { loading: boolean; documents?: ParsedLegal["documents"] };

const address = "/legal.json";
/** A file can be wrong in ten thousand places; the console is told of these. */
const problemsLogged = 20;

/** The legal texts, fetched once for each visit to the page. Whatever is wrong with them is logged once. */
export function useLegal(): Legal {
  const [legal, setLegal] = useState<Legal>({ loading: true });
  useEffect(() => {
    const visit = new AbortController();
    load(visit.signal).then((documents) => {
      if (visit.signal.aborted) return;
      // A very long document must not keep the reader from scrolling or leaving.
      startTransition(() => setLegal({ loading: false, ...(documents && { documents }) }));
    });
    return () => visit.abort();
  }, []);
  return legal;
}

async function load(signal: AbortSignal): Promise<ParsedLegal["documents"] | undefined> {
  try {
    const { documents, problems } = parseLegal(await fetchJson(address, signal));
    if (problems.length > 0) console.error(report(problems));
    return documents;
  } catch (error) {
    // Leaving the page is no fault.
    if (!signal.aborted) console.error(`The legal texts could not be loaded. ${messageOf(error)}`);
    return undefined;
  }
}

function report(problems: readonly string[]): string {
  const left = problems.length - problemsLogged;
  return [...problems.slice(0, problemsLogged), ...(left > 0 ? [`And ${left} more.`] : [])].join("\n");
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
