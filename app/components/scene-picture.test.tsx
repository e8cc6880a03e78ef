import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ScenePicture } from "./scene-picture";

/** The left, right, upper and lower edge of a picture of this size, and the size of its place. */
function edgesOf(width: number, height: number, sides = 0) {
  render(
    <ScenePicture src="/a.webp" alt={`${width} × ${height}`} width={width} height={height} sides={sides} />,
  );
  const place = screen.getByRole("img", { name: `${width} × ${height}` });
  const image = place.querySelector("image");
  const [x = 0, y = 0, w = 0, h = 0] = ["x", "y", "width", "height"].map((name) =>
    Number(image?.getAttribute(name)),
  );
  return { place: place.getAttribute("viewBox"), left: x, right: x + w, top: y, bottom: y + h, ratio: w / h };
}

test.each([
  [1400, 1080],
  [600, 1200],
  [1600, 600],
  [7, 5],
])(
  "a picture of %i × %i keeps its proportions, in the middle and on the ground of the same place",
  (width, height) => {
    const wide = edgesOf(1600, 601);
    const { place, left, right, top, bottom, ratio } = edgesOf(width, height);
    expect(place).toBe(wide.place);
    expect(ratio).toBeCloseTo(width / height, 1);
    expect(left + right).toBeCloseTo(70, 1);
    expect(bottom).toBeCloseTo(wide.bottom, 1);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.min(left, top)).toBeCloseTo(0, 1);
  },
);

test("a place can have free sides", () => {
  expect(edgesOf(1600, 600, 5)).toMatchObject({ left: 5, right: 65 });
});
