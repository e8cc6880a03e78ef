import { expect, test } from "vitest";
import { worstStatus } from "./worst-status";

test("a region is as well as the least well of its machines", () => {
  expect(worstStatus([{ status: "operational" }, { status: "operational" }])).toBe("operational");
  expect(worstStatus([{ status: "warning" }, { status: "operational" }])).toBe("warning");
  expect(worstStatus([{ status: "warning" }, { status: "critical" }])).toBe("critical");
});
