/** A neutral grey ground, so that the colours of the pictures are seen as they are. */
export const reportStyle = `
:root { color-scheme: dark; font: 15px/1.5 system-ui, sans-serif; background: #303030; color: #ececec; }
body { margin: 0; padding: 32px 40px 80px; }
h1 { margin: 0 0 16px; font-size: 26px; font-weight: 650; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0 0 20px; }
dt { color: #b4b4b4; }
dd { margin: 0; }
ol { margin: 0; padding: 0; list-style: none; columns: 26rem; }
a { color: inherit; text-underline-offset: 3px; text-decoration-color: #888; }
article { margin-top: 40px; padding-top: 24px; border-top: 1px solid #555; content-visibility: auto; contain-intrinsic-size: auto 700px; }
h2 { margin: 0; font-size: 20px; font-weight: 650; }
h3 { margin: 24px 0 8px; font-size: 13px; font-weight: 400; color: #b4b4b4; }
p { margin: 4px 0 0; color: #d0d0d0; }
.row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; max-height: 86vh; overflow: auto; }
figure { margin: 0; }
figure[data-side="new"] { grid-column: 2; }
figcaption { position: sticky; top: 0; padding: 0 0 6px; background: #303030; font-size: 13px; font-weight: 600; }
svg, img { display: block; max-width: 100%; height: auto; }
rect { fill: none; stroke: #fff; stroke-width: 1.5; stroke-dasharray: 5 4; vector-effect: non-scaling-stroke; }
`;
