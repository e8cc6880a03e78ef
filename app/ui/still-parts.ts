import type { ComponentType } from "react";

/** Some parts of a page, by name. */
export type StillParts<Name extends string = string> = {
  /** Fetches their code. A page that is not in the HTML already has to wait for it. */
  load: () => Promise<Record<Name, ComponentType>>;
  /** The parts, if their code has been fetched. */
  loaded: () => Record<Name, ComponentType> | undefined;
};

/**
 * Parts of a page that are finished as they stand in its HTML. On the page a reader lands on they are kept as they
 * are: their code and their texts are never fetched, and React passes them by. Whoever comes from another page of
 * ours gets them from their module, fetched with the page's own. So a component used in them has no state and no
 * effect; what lives in them is attached to their elements, in both cases alike.
 */
export function stillParts<Name extends string>(
  fetchParts: () => Promise<Record<Name, ComponentType>>,
): StillParts<Name> {
  let parts: Record<Name, ComponentType> | undefined;
  let fetching: Promise<Record<Name, ComponentType>> | undefined;

  async function fetchOnce() {
    try {
      parts = await fetchParts();
      return parts;
    } catch (error) {
      // The next one asks again.
      fetching = undefined;
      throw error;
    }
  }

  return {
    load: () => {
      fetching ??= fetchOnce();
      return fetching;
    },
    loaded: () => parts,
  };
}
