import { encodings } from "../build/policy/policy";

export type Encoding = (typeof encodings)[number]["name"];

/** The encodings a client takes, the one it likes best first; between equals, the one that is smaller. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  // What every browser sends.
  if (header === "gzip, deflate, br, zstd" || header === "gzip, deflate, br") return ["br", "gzip"];
  if (!header) return [];
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  return encodings
    .map(({ name }) => name)
    .filter((name) => weightOf(name) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
}
