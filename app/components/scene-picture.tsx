type ScenePictureProps = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** What stays free at each side of the place, in its units. */
  sides?: number;
};

/** The units of a place; what is below the picture, the place overlaps the next section with. */
const place = { width: 70, height: 64, ground: 54 } as const;

/** A picture of the owner, as large as fits into the place of a scene. The place has a size of its own: nothing moves when the picture is loaded. */
export function ScenePicture({ src, width, height, alt, sides = 0 }: ScenePictureProps) {
  const scale = Math.min((place.width - 2 * sides) / width, place.ground / height);
  const size = { width: hundredths(width * scale), height: hundredths(height * scale) };
  const corner = { x: hundredths((place.width - size.width) / 2), y: hundredths(place.ground - size.height) };
  return (
    <svg viewBox={`0 0 ${place.width} ${place.height}`} role="img" aria-label={alt}>
      <image href={src} {...corner} {...size} />
    </svg>
  );
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
