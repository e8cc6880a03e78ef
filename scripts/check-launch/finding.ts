export type Finding = {
  /** `blocks`: must be solved before the launch. `look`: allowed, but somebody should decide it. */
  level: "blocks" | "look";
  kind: "placeholder" | "sample" | "irregular" | "contradiction" | "dead link" | "date" | "text";
  /** `file:line`, or a folder that is missing */
  place: string;
  sentence: string;
};

export function blocks(kind: Finding["kind"], place: string, sentence: string): Finding {
  return { level: "blocks", kind, place, sentence };
}

export function look(kind: Finding["kind"], place: string, sentence: string): Finding {
  return { level: "look", kind, place, sentence };
}
