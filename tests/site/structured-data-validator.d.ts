/** The package has no types; this is the part that we call. */
declare module "@adobe/structured-data-validator" {
  type Issue = { issueMessage: string; severity: "ERROR" | "WARNING"; fieldNames?: string[] };
  type Extracted = Record<"jsonld" | "microdata" | "rdfa", Record<string, unknown[]>>;
  export default class Validator {
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}
