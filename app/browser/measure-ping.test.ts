import { beforeEach, expect, test, vi } from "vitest";
import { measurePing, pingRounds } from "./measure-ping";

const url = "https://city.example/echo?from=site";
const fetched = vi.fn<(url: string) => Promise<Response>>();
let timings: Record<string, Partial<PerformanceResourceTiming>>;

beforeEach(() => {
  timings = {};
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(performance, "getEntriesByName").mockImplementation((name) => [timings[name]] as never);
});

/** Each request takes the next of these times; the others fail. */
function answerAfter(...times: number[]) {
  fetched.mockImplementation(async (address) => {
    const time = times.shift();
    timings[address] = { requestStart: 1000, responseStart: 1000 + (time ?? 0) };
    return new Response("", { status: time === undefined ? 503 : 200 });
  });
}

test("the median of five round trips is returned, without the one that opens the connection", async () => {
  answerAfter(900, 40, 30, 500, 35, 45);
  const rounds: number[] = [];
  expect(await measurePing(url, (round) => rounds.push(round) > 0)).toBe(40);
  expect(rounds).toEqual([1, 1, 2, 3, 4, 5]);
  expect(fetched.mock.calls.every(([address]) => address.startsWith(`${url}&`))).toBe(true);
});

test("where timings are hidden, the time until the answer is measured", async () => {
  fetched.mockImplementation(async () => new Response(""));
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 7));
  expect(await measurePing(url, () => true)).toBe(7);
});

test("an address that does not answer is asked once; one that fails at times is measured by the rest", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await measurePing(url, () => true)).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
  answerAfter(0, 20, 40, 30);
  expect(await measurePing(url, () => true)).toBe(30);
  expect(fetched).toHaveBeenCalledTimes(2 + pingRounds);
});

test("it stops when it is told to", async () => {
  expect(await measurePing(url, () => false)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
