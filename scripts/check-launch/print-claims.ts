import { ledgerMarkdown } from "./ledger";

/** `npm run claims`: every figure of the site, the pages it is on and the record it comes from. */
console.log(ledgerMarkdown());
