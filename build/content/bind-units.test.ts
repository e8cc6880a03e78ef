import { expect, test } from "vitest";
import { bindUnits } from "./bind-units";

function boundText(text: string): unknown {
  return bindUnits({ "pages/home": { sections: [{ text }] } })["pages/home"];
}

test.each([
  ["Up to 2.5 Tbps.", "Up to 2.5\u00a0Tbps."],
  ["At 4 am, 50 ms late", "At 4\u00a0am, 50\u00a0ms late"],
  ["1.4 GB at 3 MB/s in 2 s", "1.4\u00a0GB at 3\u00a0MB/s in 2\u00a0s"],
])("%j has no-break spaces before its units", (text, expected) => {
  expect(boundText(text)).toEqual({ sections: [{ text: expected }] });
});

test.each(["5 data centers", "20 ticks", "in 2 months", "3 amber lights", "20. It is", "GB 5"])(
  "%j stays as it is",
  (text) => {
    expect(boundText(text)).toEqual({ sections: [{ text }] });
  },
);

test("what is not on the page stays as it is, and so do numbers", () => {
  const page = { meta: { title: "2.5 Tbps" }, shareCard: { offer: "8 GB" }, ramGb: 8 };
  expect(bindUnits({ "pages/home": page })).toEqual({ "pages/home": page });
});
