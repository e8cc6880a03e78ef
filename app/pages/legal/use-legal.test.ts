import { expect, test, vi } from "vitest";
import { timing } from "../../hooks/timing";
import { fetchJson } from "./use-legal";

function fetchAnswer(body: string, type = "application/json", status = 200) {
  const response = new Response(body, { status, headers: { "Content-Type": type } });
  vi.stubGlobal("fetch", async () => response);
  return fetchJson("/texts.json");
}

test.each(["application/json", "application/json; charset=utf-8", "Application/JSON"])(
  "a file of type %s is read",
  async (type) => expect(await fetchAnswer('{"a": [1]}', type)).toEqual({ a: [1] }),
);

test.each([
  ["status 404", "{}", "application/json", 404, "/texts.json answered with status 404."],
  ["HTML", "{}", "text/html", 200, "expected JSON"],
  ["no type", "{}", "", 200, "expected JSON"],
  ["an empty file", "", "application/json", 200, undefined],
])("%s is an error", async (_, body, type, status, message) => {
  await expect(fetchAnswer(body, type, status)).rejects.toThrow(message);
});

test("a hanging connection is aborted at the time limit", async () => {
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new Error("too late")));
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => signal?.throwIfAborted());
  await expect(fetchJson("/texts.json")).rejects.toThrow("too late");
  expect(limit).toHaveBeenCalledWith(timing.jsonTimeLimit);
});
