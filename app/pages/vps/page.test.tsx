import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import type * as VpsPlans from "../../content/vps-plans";
import VpsPage from "./page";

// tests/site/plans.test.ts compares the cards with their records.
vi.mock("../../content/vps-plans", async (importOriginal) => {
  const { vpsPlans } = await importOriginal<typeof VpsPlans>();
  const [plan] = vpsPlans as [VpsPlans.VpsPlan];
  return {
    vpsPlans: [
      { ...plan, id: "campfire", ramGb: 2 },
      { ...plan, id: "foundry", ramGb: 8 },
    ],
  };
});

test("a meter is full at the largest figure of all plans", () => {
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: <VpsPage /> }])} />);
  const litCells = (id: string) => document.querySelector(`#${id} .meter-lit`)?.getAttribute("d");
  expect(litCells("foundry")).toBe("M0 0h19.9v1H0z");
  expect(litCells("campfire")).toBe("M0 0h4.9v1H0z");
});
