import { expect, test } from "vitest";
import { atLeast, atMost, inKb, whole } from "./goals";
import { withoutScripts } from "./limit";
import { median, spread } from "./middle";
import { bytesByKind, scriptBytes } from "./request-bytes";
import { table } from "./table";
import { hydrationOf, longestTask, runningMark, type TraceEvent } from "./trace";

test("the middle of an even number of runs lies between the two in the middle", () => {
  expect(median([9, 1, 3, 5])).toBe(4);
  expect(spread([30, 10, 20])).toEqual({ median: 20, worst: 30 });
  expect(() => median([])).toThrow();
});

test("a figure is marked when it is printed as more than the goal, and not when only its hidden decimals are", () => {
  expect(atMost(1.05, 1.0501, (figure) => figure.toFixed(2))).toBe("1.05");
  expect(atMost(60, 1234.4, whole)).toBe("1,234 **(over 60)**");
  expect(atMost(15, 15.1 * 1024, inKb)).toBe("15.1 **(over 15)**");
  expect(atLeast(100, 99)).toBe("99 **(under 100)**");
});

test("the limit keeps the page and its data blocks and loses every script", () => {
  const kept = '<p>a</p><script type="application/ld+json">{}</script>';
  expect(withoutScripts(`<script type="module" src="/a.js" data-modules="/b.js"></script>${kept}`)).toBe(
    kept,
  );
});

test("scripts are counted once each, by whose they are", () => {
  const script = (path: string) => ({ path, kind: "Script", bytes: 2000 });
  const requests = [
    ...["/assets/react-1.js", "/assets/router-2.js", "/assets/reveal-3.js", "/assets/reveal-3.js"].map(
      script,
    ),
    { path: "/", kind: "Document", bytes: 30 },
    { path: "/manifest.webmanifest", kind: "Manifest", bytes: 7 },
  ];
  expect(scriptBytes(requests, (path) => path.length)).toEqual({ all: 56, react: 18, router: 19, ours: 19 });
  expect(bytesByKind(requests)).toEqual({ Document: 30, Script: 8000, Font: 0, Image: 0, other: 7 });
});

test("the longest task is the page's own, between two moments, without what others took of the processor", () => {
  const task = (tid: number, ts: number, tdur: number): TraceEvent => ({
    name: "ThreadControllerImpl::RunTask",
    pid: 1,
    tid,
    ts,
    dur: tdur * 2,
    tdur,
  });
  const evaluation = (ts: number): TraceEvent => ({ name: "v8.evaluateModule", pid: 1, tid: 1, ts });
  const events: TraceEvent[] = [
    { name: "thread_name", pid: 1, tid: 1, ts: 0, args: { name: "CrRendererMain" } },
    task(1, 0, 90_000),
    task(1, 300_000, 70_000),
    task(2, 300_000, 80_000),
    evaluation(250_000),
    evaluation(100_000),
    { name: runningMark, pid: 1, tid: 1, ts: 450_000 },
  ];
  const { from, to } = hydrationOf(events);
  expect({ from, to }).toEqual({ from: 250_000, to: 450_000 });
  expect(longestTask(events, from, to)).toBe(70);
});

test("a table has its names on the left and its figures on the right", () => {
  expect(table(["route", "ms"], [["/", "1,234"]])).toBe(
    ["| route |    ms |", "| ----- | ----: |", "| /     | 1,234 |"].join("\n"),
  );
});
