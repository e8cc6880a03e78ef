import { expect, test } from "vitest";
import { worstStatus } from "./worst-status";

test("the worst status of several machines is returned", () => {
  expect(worstStatus([{ status: "operational" }, { status: "operational" }])).toBe("operational");
  expect(worstStatus([{ status: "warning" }, { status: "operational" }])).toBe("warning");
  expect(worstStatus([{ status: "warning" }, { status: "critical" }])).toBe("critical");
});
