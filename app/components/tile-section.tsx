import { Section } from "./section";
import { type Tile, Tiles } from "./tiles";

/** Tiles in a section without a heading, if there are any. */
export function TileSection({ tiles }: { tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <Section space="small">
      <Tiles tiles={tiles} />
    </Section>
  );
}
