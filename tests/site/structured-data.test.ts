import Validator from "@adobe/structured-data-validator";
import { expect, test } from "vitest";
import { pageUrl } from "../../app/loaders/head";
import { pageAt } from "../../site/addresses";
import { format, language, records, site, words } from "../tested-site";
import { type BuiltPage, linkedPages } from "./built-site";

const { brand, company, positions } = records;
const { questions } = records.questions;
const hasPage = (path: string) => site.paths.includes(path);

// biome-ignore lint/suspicious/noExplicitAny: the JSON of a page may have any shape.
type Block = Record<string, any>;

function blocksOf({ document }: BuiltPage): Block[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ""),
  );
}

function blockOf(path: string, type: string): Block | undefined {
  const page = linkedPages.find((candidate) => candidate.path === path);
  return page && blocksOf(page).find((block) => block["@type"] === type);
}

/** The text of a page and the addresses of its links. */
function visible(path: string): string {
  const page = linkedPages.find((candidate) => candidate.path === path);
  const root = page?.document.getElementById("root");
  const links = [...(root?.querySelectorAll("a[href]") ?? [])].map((link) => link.getAttribute("href"));
  return inOneLine(`${page?.document.title} ${root?.textContent} ${links.join(" ")}`);
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

test.each(linkedPages)("the structured data of $path has no errors", async (page) => {
  const blocks = blocksOf(page);
  expect(blocks.length).toBeGreaterThan(0);
  const jsonld: Record<string, Block[]> = {};
  for (const block of blocks) {
    expect(block["@context"]).toBe("https://schema.org");
    jsonld[block["@type"]] = [...(jsonld[block["@type"]] ?? []), block];
  }
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  expect(issues.filter(({ severity }) => severity === "ERROR")).toEqual([]);
});

test("the validator reports an error", async () => {
  const broken = { "@type": "JobPosting", title: "Support Engineer" };
  const issues = await new Validator().validate({
    jsonld: { JobPosting: [broken] },
    microdata: {},
    rdfa: {},
  });
  expect(issues.some(({ severity }) => severity === "ERROR")).toBe(true);
});

/** Those with plans. */
const planPages = (["/minecraft", "/vps", "/website-hosting"] as const).filter(hasPage);

test.each(planPages)("the offers of %s have the prices of the page, in the currency of the site", (path) => {
  const product = blockOf(path, "Product");
  const text = visible(path);
  expect(product?.brand.name).toBe(brand.name);
  expect(product?.name).toBe(records[`pages${path}`].productName);
  const { lowPrice, highPrice, offerCount, offers, priceCurrency } = product?.offers ?? {};
  expect(priceCurrency).toBe(format.currency);
  expect(offers).toHaveLength(offerCount);
  const prices = offers.map(({ price }: Block) => price);
  expect([lowPrice, highPrice]).toEqual([Math.min(...prices), Math.max(...prices)]);
  expect(new Set(offers.map((offer: Block) => offer["@id"])).size).toBe(offerCount);
  for (const offer of offers) {
    expect(offer.url).toMatch(/^https:\/\//);
    expect(offer.priceSpecification.price).toBe(offer.price);
    expect(offer.priceSpecification.valueAddedTaxIncluded).toBe(brand.tax?.included);
    expect(text).toContain(inOneLine(format.money(offer.price)));
    expect(text).toContain(inOneLine(offer.name));
    // The card of a plan that is sold out has no link.
    if (offer.availability === "https://schema.org/SoldOut") expect(text).toContain(words.plan.soldOut);
    else expect(text).toContain(offer.url);
    if (offer.description) expect(text).toContain(inOneLine(offer.description));
  }
});

test("only the plan pages have products, and no page has ratings", () => {
  for (const page of linkedPages) {
    const json = JSON.stringify(blocksOf(page));
    expect(json, page.path).not.toMatch(/"(aggregateRating|review|Rating|Review)/);
    if (!planPages.some((path) => path === page.path))
      expect(json, page.path).not.toMatch(/"(Product|Offer|AggregateOffer)"/);
  }
});

test.runIf(hasPage("/"))("the structured data of the home page has every question of the page", () => {
  const faq = blockOf("/", "FAQPage");
  if (questions.length === 0) return expect(faq).toBeUndefined();
  expect(faq?.mainEntity.map(({ name }: Block) => name)).toEqual(questions.map(({ question }) => question));
  const text = visible("/");
  for (const { name, acceptedAnswer } of faq?.mainEntity ?? []) {
    expect(text).toContain(inOneLine(name));
    expect(text).toContain(inOneLine(acceptedAnswer.text));
  }
});

test("home, about and support have the same organization, each with details of the page", () => {
  const own = ["/", "/about", "/support"].filter(hasPage);
  const blocks = new Map(own.map((path) => [path, blockOf(path, "Organization")]));
  for (const [path, block] of blocks) {
    expect(block).toMatchObject({
      "@id": `https://${brand.domain}/#organization`,
      name: brand.name,
      url: `https://${brand.domain}/`,
    });
    for (const profile of block?.sameAs ?? []) expect(visible(path)).toContain(profile);
  }
  if (own.includes("/")) expect(visible("/")).toContain(blocks.get("/")?.slogan);
  if (own.includes("/about")) expect(blocks.get("/about")?.foundingDate).toBe(brand.foundedOn);
  const support = blocks.get("/support");
  if (!support) return;
  const { supportMail, supportTelephone } = brand.destinations;
  const shown = records["support-options"].options.map(({ destination }) => destination);
  const isShown = (address: string) => shown.includes(address);
  expect(support.contactPoint?.telephone).toBe(isShown(supportTelephone) ? brand.telephone : undefined);
  expect(support.contactPoint?.email).toBe(isShown(supportMail) ? brand.supportEmail : undefined);
  for (const address of shown) expect(visible("/support")).toContain(address);
});

test("every organization has the company of the records, as its page shows it", () => {
  const paths = linkedPages.map(({ path }) => path).filter((path) => blockOf(path, "Organization"));
  expect(paths).toEqual(expect.arrayContaining(["/"].filter(hasPage)));
  for (const path of paths) {
    const {
      legalName,
      address,
      taxID = [],
      vatID = [],
      identifier = [],
    } = blockOf(path, "Organization") ?? {};
    expect(legalName).toBe(company?.legalName);
    expect(taxID.length + vatID.length + identifier.length).toBe(company?.numbers?.length ?? 0);
    const { streetAddress, addressLocality, addressRegion, postalCode } = address ?? {};
    const numbers = [...taxID, ...vatID, ...identifier.map(({ value }: Block) => value)];
    for (const words of [legalName, streetAddress, addressLocality, addressRegion, postalCode, ...numbers])
      if (words) expect(visible(path), path).toContain(inOneLine(words));
  }
  const { email, telephone } = company?.grievanceOfficer ?? {};
  const officer = blockOf("/legal", "Organization")?.contactPoint;
  if (hasPage("/legal")) expect([officer?.email, officer?.telephone]).toEqual([email, telephone]);
});

test.each(linkedPages.filter(({ path }) => path !== "/" && hasPage("/")))(
  "$path has breadcrumbs from the home page to itself",
  ({ path }) => {
    const trail: Block[] = blockOf(path, "BreadcrumbList")?.itemListElement ?? [];
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    expect(trail[0]?.item).toBe(pageUrl("/", site));
    expect(trail.at(-1)?.item).toBe(pageUrl(path, site));
    for (const { name, item } of trail.slice(1)) {
      const ownTrail = blockOf(pageAt(new URL(item).pathname, language), "BreadcrumbList")?.itemListElement;
      expect(name).toBe(ownTrail.at(-1).name);
      expect(name).not.toBe("");
    }
    const position = positions.find(({ slug }) => path === `/careers/${slug}`);
    if (position)
      expect(trail.map(({ name }) => name)).toEqual([
        ...[
          records["pages/home"].meta.name,
          ...(hasPage("/careers") ? [records["pages/careers"].meta.name] : []),
          position.title,
        ],
      ]);
  },
);

test.each(positions.filter(({ slug }) => hasPage(`/careers/${slug}`)))(
  "$slug is a JobPosting if its location has a country",
  (position) => {
    const path = `/careers/${position.slug}`;
    const posting = blockOf(path, "JobPosting");
    if (!position.location.includes(",")) return expect(posting).toBeUndefined();
    expect(posting).toMatchObject({
      title: position.title,
      datePosted: position.datePosted,
      validThrough: position.validThrough,
      hiringOrganization: { name: brand.name },
    });
    for (const text of [...position.about, ...position.requirements, ...position.responsibilities]) {
      expect(posting?.description).toContain(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
      expect(visible(path)).toContain(inOneLine(text));
    }
  },
);
