import { expect, test } from "vitest";
import { drawPartnerLogo, type PartnerLogoName, partnerLogos } from "./partner-logos";

const names = Object.keys(partnerLogos) as PartnerLogoName[];

function rowsOf(name: PartnerLogoName): string[] {
  return partnerLogos[name].bitmap.trim().split(/\s+/);
}

test.each(names)("%s is drawn on 12 × 12 pixels in its two colours", (name) => {
  expect(rowsOf(name)).toHaveLength(12);
  for (const row of rowsOf(name)) expect(row).toMatch(/^[#+.]{12}$/);
  const { main, second } = partnerLogos[name];
  const fills = Array.from(drawPartnerLogo(name).body.matchAll(/fill="([^"]+)" d="M/g), ([, fill]) => fill);
  expect(fills).toEqual([main, second]);
});
