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

test.each(["application/json", "application/json; charset=utf-8", "Application/JSON"])(
  "a file of type %s is read",
  async (type) => {
    answer('{"a": [1]}', { type });
    await expect(fetchJson("/texts.json")).resolves.toEqual({ a: [1] });
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
  await expect(fetchJson("/texts.json")).rejects.toThrow(message);
});

test("a hanging connection is aborted at the time limit", async () => {
  const signal = AbortSignal.abort(new Error("the time is up"));
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
  fetched.mockImplementation(async (_, init) => init?.signal?.throwIfAborted() as never);
  await expect(fetchJson("/texts.json")).rejects.toThrow("the time is up");
  expect(limit).toHaveBeenCalledWith(timing.jsonTimeLimit);
});
