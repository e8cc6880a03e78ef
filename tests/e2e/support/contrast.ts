declare global {
  interface Window {
    /** The contrast of two colours of CSS. */
    contrastOf: (one: string, other: string) => number;
  }
}

/** Runs in the page. */
export function defineContrast() {
  function luminance(colour: string): number {
    // A canvas makes numbers of system colours and mixtures too.
    const context = document.createElement("canvas").getContext("2d");
    if (!context) return 0;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  window.contrastOf = (one, other) => {
    const [high = 1, low = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
}
