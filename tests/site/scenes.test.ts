import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chosenScenes } from "../../site/place-records";
import { records, site } from "../tested-site";
import { pages, siteFolder } from "./built-site";

const { home, ...scenes } = chosenScenes(records);
const built = Object.entries(scenes).flatMap(([name, scene]) => {
  const page = pages.find(({ path }) => path === `/${name}`);
  return page ? [{ name, scene, page }] : [];
});

test.runIf(site.paths.includes("/"))(
  "the home page has its island, or its picture, with a text for those who do not see it",
  () => {
    const document = pages.find(({ path }) => path === "/")?.document;
    const place = document?.querySelector('.home-island > [role="img"]');
    const { alt } = records["pages/home"].head;
    expect(place?.getAttribute("aria-label")).toBe(alt);
    const isPicture = home.includes(".");
    const [href = ""] = [...(place?.querySelectorAll("use, image") ?? [])].map((part) =>
      part.getAttribute("href"),
    );
    if (isPicture) expect(existsSync(join(siteFolder, href ?? ""))).toBe(true);
    else expect(href).toBe(`#drawing-${home}`);
    expect(document?.querySelectorAll("[id^=island-tick]")).toHaveLength(isPicture ? 0 : 20);
  },
);

test.each(built)("/$name shows $scene, and no other page has it", ({ name, scene, page: { document } }) => {
  const place = document.querySelector(".scene-hero-scene");
  expect(place?.getAttribute("data-scene")).toBe(scene);
  const source =
    place?.querySelector("image")?.getAttribute("href") ?? place?.querySelector("img")?.getAttribute("src");
  expect(existsSync(join(siteFolder, source ?? ""))).toBe(true);
  const { alt = "" } = records[`pages/${name as keyof typeof scenes}`].head;
  const shown =
    place?.querySelector("svg[role=img]")?.getAttribute("aria-label") ??
    place?.querySelector("img")?.getAttribute("alt");
  expect(shown).toBe(alt);
  // The lights of a drawing; a picture has none.
  expect(place?.querySelectorAll(".scene-lights")).toHaveLength(scene.includes(".") ? 0 : 1);
});
