// @vitest-environment node
import { expect, test } from "vitest";
import { translatedFiles, translatedFolder } from "../../site/records-copy-fixture";
import { readSites } from "../../site/site";
import { absentAddresses } from "./moved-addresses";

test("the addresses of pages that a language does not have lead to those of the first language", () => {
  const files = translatedFiles((record) => record.startsWith("pages/vps."));
  const sites = readSites(translatedFolder("nl", { ...files, "public/legal.json": "{}" }));
  expect(absentAddresses(sites, ["nl"])).toEqual([
    { from: "/nl/vps", status: 302, to: "/vps" },
    { from: "/nl/vps/", status: 302, to: "/vps" },
  ]);
});

test("so do those of a language without a page", () => {
  const sites = readSites();
  const addresses = absentAddresses(sites, ["nl"]).map(({ from }) => from);
  expect(addresses).toEqual(expect.arrayContaining(["/nl", "/nl/", "/nl/legal"]));
  expect(addresses).toHaveLength((sites[0]?.paths.length ?? 0) * 2);
});
