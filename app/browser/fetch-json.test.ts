import { beforeEach, expect, test, vi } from "vitest";
import { timing } from "../hooks/timing";
import { fetchJson } from "./fetch-json";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

function answer(body: string, { status = 200, type = "application/json" } = {}) {
  fetched.mockResolvedValue(new Response(body, { status, headers: { "Content-Type": type } }));
}

function get(signal = new AbortController().signal) {
  return fetchJson("/texts.json", signal);
}

/** A connection that never answers, and ends only with the request. */
function hang() {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      }),
  );
}

test.each(["application/json", "application/json; charset=utf-8", "Application/JSON"])(
  "a file of type %s is read",
  async (type) => {
    answer('{"a": [1]}', { type });
    await expect(get()).resolves.toEqual({ a: [1] });
  },
);

test.each<[string, () => void, string | undefined]>([
  ["status 404", () => answer("{}", { status: 404 }), "/texts.json answered with status 404."],
  ["HTML", () => answer("{}", { type: "text/html" }), "expected JSON"],
  ["no type", () => answer("{}", { type: "" }), "expected JSON"],
  ["an empty file", () => answer(""), undefined],
  [
    "a broken connection",
    () => fetched.mockRejectedValue(new TypeError("Failed to fetch")),
    "Failed to fetch",
  ],
])("%s is an error", async (_, prepare, message) => {
  prepare();
  await expect(get()).rejects.toThrow(message);
});

test("a hanging connection is aborted at the time limit", async () => {
  vi.useFakeTimers();
  hang();
  const outcome = expect(get()).rejects.toThrow("/texts.json did not arrive within 10 seconds.");
  await vi.advanceTimersByTimeAsync(timing.jsonTimeLimit);
  await outcome;
});

test("the signal aborts the request, and no timer is left", async () => {
  vi.useFakeTimers();
  hang();
  const visit = new AbortController();
  const outcome = expect(get(visit.signal)).rejects.toThrow("left");
  visit.abort(new Error("left"));
  await outcome;
  expect(vi.getTimerCount()).toBe(0);
});
