import { beforeEach, expect, test, vi } from "vitest";
import { claimReload, releaseReload } from "./reload-guard";

beforeEach(() => {
  sessionStorage.clear();
});

test("a path is reloaded once, until it has run; another path may be reloaded", () => {
  expect(claimReload("/vps")).toBe(true);
  expect(claimReload("/vps")).toBe(false);
  releaseReload("/");
  expect(claimReload("/vps")).toBe(false);
  releaseReload("/vps");
  expect(claimReload("/vps")).toBe(true);
  expect(claimReload("/games")).toBe(true);
  expect(sessionStorage).toHaveLength(1);
});

test("without storage there is no reload", () => {
  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: deny, setItem: deny, removeItem: deny });
  expect(claimReload("/vps")).toBe(false);
  expect(() => releaseReload("/vps")).not.toThrow();
});
