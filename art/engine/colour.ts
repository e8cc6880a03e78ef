/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** Linear light from 0 to 1, which can be added and multiplied, unlike hex values. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** OKLab. */
export type PerceivedColour = readonly [lightness: number, greenRed: number, blueYellow: number];

/** A difference in hue is more visible than the same difference in lightness. */
const hueWeight = 1.6;

export function toLinear(colour: Colour): LinearRgb {
  return [linearChannel(colour, 1), linearChannel(colour, 3), linearChannel(colour, 5)];
}

function fromLinear([red, green, blue]: LinearRgb): Colour {
  return `#${hexChannel(red)}${hexChannel(green)}${hexChannel(blue)}`;
}

/** The colour a surface shows when this much red, green and blue light falls on it. */
export function underLight(surface: Colour, light: LinearRgb): Colour {
  const [red, green, blue] = toLinear(surface);
  return fromLinear([red * light[0], green * light[1], blue * light[2]]);
}

/** The same surface under white light of this strength. */
export function dimmed(surface: Colour, strength: number): Colour {
  return underLight(surface, [strength, strength, strength]);
}

export function toPerceived(colour: Colour): PerceivedColour {
  const [red, green, blue] = toLinear(colour);
  const long = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
  const medium = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
  const short = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
  return [
    0.2105 * long + 0.7936 * medium - 0.0041 * short,
    1.978 * long - 2.4286 * medium + 0.4506 * short,
    0.0259 * long + 0.7828 * medium - 0.8087 * short,
  ];
}

export function perceivedDistance(a: PerceivedColour, b: PerceivedColour): number {
  return Math.hypot(a[0] - b[0], hueWeight * (a[1] - b[1]), hueWeight * (a[2] - b[2]));
}

/** The same colour in as few characters as CSS allows: `#aabbcc` becomes `#abc`. */
export function shortestHex(colour: Colour): string {
  return colour.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
}

function linearChannel(colour: Colour, start: number): number {
  const encoded = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

function hexChannel(amount: number): string {
  const light = Math.max(0, Math.min(1, amount));
  const encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * encoded)
    .toString(16)
    .padStart(2, "0");
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
