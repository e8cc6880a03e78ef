import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type * as WebsitePlans from "../../content/website-plans";
import { money } from "../../format/money";
import WebsiteHostingPage from "./page";

vi.mock("../../content/website-plans", async (importOriginal) => {
  const { websitePlans } = await importOriginal<typeof WebsitePlans>();
  const [original] = websitePlans as [WebsitePlans.WebsitePlan];
  const tent: WebsitePlans.WebsitePlan = {
    ...original,
    id: "tent",
    title: "Tent",
    subtitle: "For one night",
    monthly: 99,
    popular: true,
    domains: 1,
    cpuCores: 1,
    bandwidthGb: 1000,
    backup: "weekly",
  };
  return { websitePlans: [tent] };
});
afterEach(cleanup);

test("the page shows exactly the plans of the content", () => {
  const router = createMemoryRouter([{ path: "*", element: <WebsiteHostingPage /> }]);
  render(<RouterProvider router={router} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Tent",
  ]);
  const card = document.getElementById("tent");
  if (!card) throw new Error("No card has the id of the plan.");
  expect(
    within(card)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(["1", "1 core", "1 TB", "Weekly"]));
  expect(within(card).getByText("Popular")).toBeTruthy();
  expect(within(card).getByRole("link", { name: `Choose the ${money(99)} website plan` })).toBeTruthy();
});
