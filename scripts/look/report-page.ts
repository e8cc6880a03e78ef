import { beforeRow } from "./align-rows";
import type { Changed, Finding, OneSided, Size } from "./compare-pictures";
import { type Crop, cropsOf, type Region } from "./group-regions";
import { reportStyle } from "./report-style";

type Sides = { before: string; after: string };

/** What a finding says in one line, in the terminal and as a heading. */
export function findingLine(finding: Finding): string {
  const { kind, name } = finding;
  if (kind === "changed") return `changed: ${name}, ${changeText(finding)}`;
  if (kind === "unreachable") return `not taken: ${name} (${finding.missing})`;
  return `${kind}: ${name} (${kind === "new" ? "before" : "now"}: ${finding.missing})`;
}

/** A state that neither side has is no difference. */
export function differingCount(findings: readonly Finding[]): number {
  return findings.filter(({ kind }) => kind !== "unreachable").length;
}

/** The report: one page of HTML, whose pictures are beside it. */
export function reportPage(findings: readonly Finding[], sides: Sides, taken: number): string {
  const lines = findings.map(
    (finding, index) => `<li><a href="#finding-${index}">${escapeHtml(findingLine(finding))}</a></li>`,
  );
  const differing = differingCount(findings);
  const title =
    differing === 0 ? `All ${taken} pictures are the same` : `${differing} of ${taken} pictures differ`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${reportStyle}</style>
<header>
<h1>${title}</h1>
<dl><dt>Before</dt><dd>${escapeHtml(sides.before)}</dd><dt>After</dt><dd>${escapeHtml(sides.after)}</dd></dl>
<ol>${lines.join("\n")}</ol>
</header>
${findings.map((finding, index) => article(finding, index)).join("\n")}
</html>
`;
}

function article(finding: Finding, index: number): string {
  return `<article id="finding-${index}">
<h2>${escapeHtml(finding.name)}</h2>
${finding.kind === "changed" ? changedPictures(finding) : otherFinding(finding)}
</article>`;
}

function otherFinding(finding: Exclude<Finding, Changed>): string {
  const line = `<p>${escapeHtml(findingLine(finding))}</p>`;
  return finding.kind === "unreachable" ? line : line + wholePicture(finding);
}

function wholePicture({ kind, name, files }: OneSided): string {
  const images = files.map((file) => `<img src="${file}" alt="${escapeHtml(name)}" loading="lazy">`);
  return `<div class="row"><figure data-side="${kind}"><figcaption>${kind === "new" ? "After" : "Before"}</figcaption>${images.join("")}</figure></div>`;
}

function changedPictures(changed: Changed): string {
  const { files, sizes, regions, blocks } = changed;
  const rows = cropsOf(regions, sizes.after).map((crop) => {
    const beforeCrop = { ...crop, top: beforeRow(crop.top, blocks), bottom: beforeRow(crop.bottom, blocks) };
    return `<h3>${crop.top} to ${crop.bottom} px from the top</h3>
<div class="row">
${croppedPicture("Before", files.before, sizes.before, beforeCrop)}
${croppedPicture("After", files.after, sizes.after, crop)}
${croppedPicture("Difference", files.difference, sizes.after, crop, crop.regions)}
</div>`;
  });
  return `<p>${escapeHtml(changeText(changed))}</p>\n${rows.join("\n")}`;
}

function croppedPicture(
  label: string,
  file: string,
  { width, height }: Size,
  { left, top, right, bottom }: Region | Crop,
  outlined: readonly Region[] = [],
): string {
  // Rows that were added or removed are as wide as the page and seen without an outline.
  const narrow = outlined.filter((region) => region.right - region.left < width);
  const outlines = narrow.map(
    (region) =>
      `<rect x="${region.left - 4}" y="${region.top - 4}" width="${region.right - region.left + 8}" height="${region.bottom - region.top + 8}"/>`,
  );
  const crop = { width: right - left, height: Math.max(bottom - top, 1) };
  return `<figure><figcaption>${label}</figcaption><a href="${file}" title="The whole picture">
<svg viewBox="${left} ${top} ${crop.width} ${crop.height}" width="${crop.width}" height="${crop.height}" role="img" aria-label="${label}">
<image href="${file}" width="${width}" height="${height}"/>${outlines.join("")}
</svg></a></figure>`;
}

function changeText({ regions, sizes }: Changed): string {
  const places = regions.length === 1 ? "1 place" : `${regions.length} places`;
  const growth = sizes.after.height - sizes.before.height;
  if (growth === 0) return places;
  return `${places}, ${Math.abs(growth)} px ${growth > 0 ? "taller" : "shorter"}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
