import { createContext } from "react";
import type { ParsedLegal } from "../../../site/parse-legal";

/** The texts for browsers without script, while prerendering. Not used in the browser: marked as pure, it is left out there. */
export const PrerenderedLegal = /* @__PURE__ */ createContext<ParsedLegal["documents"] | undefined>(
  undefined,
);
