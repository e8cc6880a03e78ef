import type { PlaceRecords } from "../art/models/places/place-drawings";
import { type PageWithScene, pageScenes } from "../art/names";
import type { Content } from "./content";
import { monthsBetween } from "./format";
import type { Records } from "./schemas/all-schemas";

/** The scene at the top of each page: the name of a drawing, or of a file of content/pictures. */
export function chosenScenes(content: Content): Readonly<Record<PageWithScene, string>> {
  const records = content as Records;
  const pages = Object.keys(pageScenes) as PageWithScene[];
  const scenes = pages.map((page) => [page, records[`pages/${page}`].head.drawing ?? pageScenes[page][0]]);
  return Object.fromEntries(scenes);
}

/** The fields that the places at the top of the pages are drawn from: a change of another one draws nothing again. */
export function placeRecords(content: Content): PlaceRecords {
  const records = content as Records;
  const { foundedOn } = records.brand;
  const { stats } = records["support-options"];
  return {
    vpsPlans: records["vps-plans"].map(({ ramGb, vcpus, storageGb, popular }) => {
      return { ramGb, vcpus, storageGb, popular };
    }),
    websitePlans: records["website-plans"].map(({ id, domains }) => ({ id, domains })),
    partners: records.partners.partners.map(({ id, logo, flagColors }) => ({ id, logo, flagColors })),
    milestones: records.about.milestones.map(({ date }) => monthsBetween(foundedOn, date)),
    answersAtAllHours: stats.some(({ value, suffix }) => value === 24 && suffix === "/7"),
    withMark: records.brand.logo === undefined,
  };
}
