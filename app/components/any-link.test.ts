import { expect, test } from "vitest";
import { linkIcon } from "./any-link";

test.each([
  [{ to: "/support" }, "arrow"],
  [{ href: "#plans" }, "arrow"],
  [{ href: "mailto:help@host.example" }, "arrow"],
  [{ href: "tel:+911234567890" }, "arrow"],
  [{ href: "https://host.example/" }, "out"],
  [{ href: "HTTP://host.example/" }, "out"],
] as const)("%o has the icon %s", (target, icon) => {
  expect(linkIcon(target)).toBe(icon);
});
