import { expect, test } from "vitest";
import { worstStatus } from "./worst-status";

test("the worst of several statuses is returned", () => {
  expect(worstStatus(["operational", "operational"])).toBe("operational");
  expect(worstStatus(["warning", "operational"])).toBe("warning");
  expect(worstStatus(["warning", "critical"])).toBe("critical");
});
