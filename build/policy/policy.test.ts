import { expect, test } from "vitest";
import { transportSecurity } from "../../app/content/brand";
import { commonHeaders, strictTransportSecurity } from "./policy";

test("Strict-Transport-Security has the options of brand.ts", () => {
  const header = (includeSubDomains: boolean, preload: boolean) =>
    strictTransportSecurity({ includeSubDomains, preload });
  expect(header(false, false)).toBe("max-age=31536000");
  expect(header(true, false)).toBe("max-age=31536000; includeSubDomains");
  expect(header(true, true)).toBe("max-age=31536000; includeSubDomains; preload");
  expect(commonHeaders["Strict-Transport-Security"]).toBe(strictTransportSecurity(transportSecurity));
});
