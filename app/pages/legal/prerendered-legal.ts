import { createContext } from "react";
import type { ParsedLegal } from "../../content/legal";

/** While prerendering: the texts as they were at build, for readers without script. Absent in the browser. */
export const PrerenderedLegal = createContext<ParsedLegal["documents"] | undefined>(undefined);
