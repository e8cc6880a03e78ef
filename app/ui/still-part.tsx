import { type ComponentType, type Ref, Suspense, use, useEffect, useRef, useState } from "react";
import { useHydrated } from "../behavior/use-hydrated";
import "./still-part.css";
import type { StillParts } from "./still-parts";

type StillPartProps<Name extends string> = {
  of: StillParts<Name>;
  name: Name;
  /** Attaches whatever lives in the part to its elements; returns what ends it. */
  enliven?: (part: HTMLElement) => () => void;
};

/** One of the parts of a page that are kept as they were prerendered: see `stillParts`. */
export function StillPart<Name extends string>({ of: parts, name, enliven }: StillPartProps<Name>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? enliven?.(ref.current) : undefined), [enliven]);

  const hydrated = useHydrated();
  const [kept] = useState(!hydrated && !parts.loaded());
  if (kept) return <KeptPart ref={ref} />;

  const Part: ComponentType | undefined = parts.loaded()?.[name];
  return (
    <div className="still-part" ref={ref}>
      {Part ? (
        <Part />
      ) : (
        <Suspense>
          <LatePart of={parts} name={name} />
        </Suspense>
      )}
    </div>
  );
}

/** React leaves the children of an element alone whose HTML is said to be set by hand; hydration never sets it. */
const leftAlone = { __html: "" };

function KeptPart({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div
      className="still-part"
      ref={ref}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: never set, see above
      dangerouslySetInnerHTML={leftAlone}
      suppressHydrationWarning
    />
  );
}

/** Only where hydration has failed and React makes the page anew: nobody has fetched the part then. */
function LatePart<Name extends string>({ of: parts, name }: Pick<StillPartProps<Name>, "of" | "name">) {
  const Part: ComponentType = use(parts.load())[name];
  return <Part />;
}
