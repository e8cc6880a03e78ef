import { test } from "@playwright/test";
import { readBuildRecord } from "../../build/build-record";
import { notFoundPage } from "../../build/policy/policy";
import { phone, screenshotTest, widths } from "./screenshot";

const { LOOK_BEFORE = "", LOOK_AFTER = "" } = process.env;
const [before, after] = [await pathsOf(LOOK_BEFORE), await pathsOf(LOOK_AFTER)];
const all = [...new Set([...before, ...after])];
/** Positions differ only in their text: one is enough, if possible one that both builds have. */
const positions = all.filter(isPosition);
const position = positions.find((path) => before.includes(path) && after.includes(path)) ?? positions[0];
const paths = all.filter((path) => !isPosition(path) || path === position);

for (const path of paths) {
  const state = { path: path === notFoundPage.path ? "/no-such-page" : path, fullPage: true };
  // The other build answers with its 404 page, so the screenshots differ.
  const side = before.includes(path) ? (after.includes(path) ? "" : " (removed)") : " (new)";
  screenshotTest(`${path}${side}`, { ...state, widths });
  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    screenshotTest(`${path}${side} without scripts`, { ...state, widths: [phone] });
  });
}

async function pathsOf(dist: string): Promise<string[]> {
  return (await readBuildRecord(dist)).pages.map(({ path }) => path);
}

function isPosition(path: string): boolean {
  return path.startsWith("/careers/");
}
