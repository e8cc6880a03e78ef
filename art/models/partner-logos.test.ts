import { expect, test } from "vitest";
import { drawPartnerLogo, type PartnerLogoName, partnerLogos } from "./partner-logos";

const names = Object.keys(partnerLogos) as PartnerLogoName[];

test.each(names)("%s is drawn on 12 × 12 pixels in its two colours", (name) => {
  const { bitmap, main, second } = partnerLogos[name];
  expect(bitmap.trim()).toMatch(/^([#+.]{12}(\s+|$)){12}$/);
  const fills = Array.from(drawPartnerLogo(name).body.matchAll(/fill="([^"]+)" d="M/g), ([, fill]) => fill);
  expect(fills).toEqual([main, second]);
});
