import { test } from "@playwright/test";
import { notFoundPage } from "../../render/policy/policy";
import { after, before, isPosition, phone, screenshotTest, shared, widths } from "./screenshot";

const all = [...new Set([...before, ...after])];
/** Positions differ only in their text: one is enough, if possible one that both builds have. */
const positions = all.filter(isPosition);
const position = shared.find(isPosition) ?? positions[0];
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
