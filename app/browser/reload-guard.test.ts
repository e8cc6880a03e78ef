import { beforeEach, expect, test, vi } from "vitest";
import { claimReload, releaseReload } from "./reload-guard";

beforeEach(() => {
  sessionStorage.clear();
});

test("a path is reloaded once", () => {
  expect(claimReload("/vps")).toBe(true);
  expect(claimReload("/vps")).toBe(false);
});

test("a reload of another path is allowed", () => {
  claimReload("/vps");
  expect(claimReload("/games")).toBe(true);
});

test("a page that has run may be reloaded again", () => {
  claimReload("/vps");
  releaseReload("/vps");
  expect(claimReload("/vps")).toBe(true);
});

test("another page that runs does not allow a second reload of the path that failed", () => {
  claimReload("/vps");
  releaseReload("/");
  expect(claimReload("/vps")).toBe(false);
});

test("only one key is ever stored", () => {
  claimReload("/vps");
  claimReload("/games");
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
