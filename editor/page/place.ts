/** What is open: "#/minecraft-plans", "#/minecraft-plans?field=0/monthly", "#/minecraft-plans?language=hi", "#/pictures". */
export type Place = {
  file: string;
  field: string | null;
  language: string | null;
  /** Another one each time, so that a field can be opened again. */
  time: number;
};

export function readPlace(): Place {
  const [path = "", query = ""] = location.hash.replace(/^#\//, "").split("?");
  const params = new URLSearchParams(query);
  return {
    file: decodeURIComponent(path),
    field: params.get("field"),
    language: params.get("language"),
    time: performance.now(),
  };
}

type Target = { file: string; path?: readonly PropertyKey[]; tag?: string | undefined };

/** The address in the editor of a form, of a field in it, or of its translation. */
export function addressOf({ file, path = [], tag }: Target): string {
  if (tag && file.startsWith("texts/")) return `#/languages/${tag}/${file}`;
  return `#/${file}${tag ? `?language=${tag}` : path.length > 0 ? `?field=${path.join("/")}` : ""}`;
}

/** Also leads to its field again if it is the address already. */
export function openAddress(address: string) {
  const before = location.hash;
  location.hash = address;
  if (location.hash === before) dispatchEvent(new HashChangeEvent("hashchange"));
}
