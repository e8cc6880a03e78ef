import { expect, test } from "vitest";
import { readBuild } from "../../render/build-record";
import { hostFiles } from "../../render/policy/policy";
import { aliasesOf } from "../../render/policy/site-rules";
import { checkContent } from "../../site/check-content";
import { checkRedirects } from "../../site/check-redirects";
import { readContent } from "../../site/load-content";
import { pictureNames } from "../../site/pictures";
import { contentFolder } from "../../site/project-folder";
import { oldAddresses } from "../host-contract/old-addresses";
import { dist } from "../host-contract/site-copy";

const { content } = readContent(contentFolder, {}, "");
const { record } = await readBuild(dist);

test("the addresses that all hosts are asked for are addresses that an owner may write", () => {
  expect(checkContent({ ...content, redirects: oldAddresses }, [], pictureNames())).toEqual([]);
});

test("every address that the build answers is refused as one of an old site", () => {
  const answered = [
    ...record.pages.flatMap((page) => [page.path, ...aliasesOf(page)]),
    ...record.policy.redirects.flatMap(({ from }) => [from, `${from}/orders`]),
    ...hostFiles.map((file) => `/${file}`),
    ...record.files.map((file) => `/${file}`),
    "/healthz",
  ].filter((path) => !path.includes("/."));
  const records = answered.map((path) => ({ from: encodeURI(path), to: "https://other.example/" }));
  const faults = checkRedirects({ ...content, redirects: records }, contentFolder);
  const refused = faults.map(({ path: [index] }) => answered[Number(index)]);
  expect(answered.filter((path) => !refused.includes(path))).toEqual([]);
});
