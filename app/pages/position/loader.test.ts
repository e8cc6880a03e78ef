import { expect, test } from "vitest";
import { site, siteWith } from "../../loaders/site-fixture";
import { head, loader } from "./loader";

test("an address without a position has neither data nor a head", () => {
  expect([loader(site, "/careers/nobody"), head(site, "/careers/nobody")]).toEqual([undefined, undefined]);
});

test.each([
  [`${site.words.job.remote}, India`, "applicantLocationRequirements"],
  ["Pune, India", "jobLocation"],
  [site.words.job.remote, undefined],
])("a posting for search engines in %j says where one may work with %s", (location, field) => {
  const positions = site.records.positions.map((position) => ({ ...position, location }));
  const page = { url: "https://site.example/", description: "", image: "" };
  const path = `/careers/${positions[0]?.slug}`;
  const [posting] = head(siteWith({ positions }), path)?.structuredData?.(page) ?? [];
  const fields = ["applicantLocationRequirements", "jobLocation"].filter(
    (name) => posting && name in posting,
  );
  expect(fields).toEqual(field ? [field] : []);
  expect(posting === undefined).toBe(field === undefined);
});
