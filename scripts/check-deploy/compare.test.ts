import { expect, test } from "vitest";
import { differencesOf } from "./compare";

const base = new URL("https://site.test");

function differences(sent: string, expected: string) {
  const response = { status: 200, headers: {}, body: Buffer.from(sent) };
  const expectation = { name: "x", request: { path: "/x" }, status: 200, headers: {} };
  return differencesOf({ ...expectation, body: Buffer.from(expected) }, async () => response, base);
}

const start = "the same forty characters and more, in both of them; ";

test("bodies of the same length are shown from the first different byte", async () => {
  expect(await differences(`${start}new`, `${start}old`)).toEqual([
    { what: "body", expected: "56 bytes, at 53: old", got: "56 bytes, at 53: new" },
  ]);
});

test("a body that is too short or too long is a difference", async () => {
  expect(await differences(start.slice(0, 20), start)).toMatchObject([{ got: "20 bytes, at 20: " }]);
  expect(await differences(`${start}!`, start)).toMatchObject([{ got: "54 bytes, at 53: !" }]);
  expect(await differences(start, start)).toEqual([]);
});
