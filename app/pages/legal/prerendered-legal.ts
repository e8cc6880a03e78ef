import { createContext } from "react";
import type { ParsedLegal } from "../../content/legal";

/** The texts for browsers without script, while prerendering. Undefined in the browser. */
export const PrerenderedLegal = createContext<ParsedLegal["documents"] | undefined>(undefined);
