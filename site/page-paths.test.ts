import { expect, test } from "vitest";
import { changed, validContent } from "./fault-fixture";
import { pathsIn } from "./page-paths";

const { positions } = validContent as { positions: { slug: string }[] };

test("the paths of a language are those of its pages, positions and texts", () => {
  const paths = pathsIn(validContent, []);
  const slugs = positions.map(({ slug }) => `/careers/${slug}`);
  expect(paths).toEqual(expect.arrayContaining(["/", "/vps", "/legal", ...slugs]));
  expect(pathsIn(validContent, ["/careers/:slug", "/legal"])).toEqual(
    paths.filter((path) => !["/legal", ...slugs].includes(path)),
  );
});

test("a page without plans has no path", () => {
  expect(pathsIn(changed("vps-plans", []), [])).toEqual(
    pathsIn(validContent, []).filter((path) => path !== "/vps"),
  );
});
