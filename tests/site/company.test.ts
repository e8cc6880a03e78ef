import { expect, test } from "vitest";
import { addressLine } from "../../app/loaders/company";
import { phrase } from "../../site/format";
import { format, records, site } from "../tested-site";
import { documentOf, pages } from "./built-site";

const { brand, company } = records;
const { milestones } = records.about;
const { partners, application } = records.partners;
const { options } = records["support-options"];
const hasPage = (path: string) => site.paths.includes(path);

test.runIf(hasPage("/about"))(
  "the timeline of /about has every milestone in order, and begins with the founding",
  () => {
    const times = [...documentOf("/about").querySelectorAll("main li time")];
    expect(times.map((time) => time.getAttribute("datetime"))).toEqual(milestones.map(({ date }) => date));
    if (milestones.length > 0) expect(times[0]?.textContent).toBe(format.ordinalDay(brand.foundedOn));
  },
);

test.runIf(hasPage("/support") && options.length > 0)("each support option links to its own address", () => {
  const [list] = documentOf("/support").querySelectorAll("main :is(ul, ol)");
  const links = [...(list?.querySelectorAll("a") ?? [])];
  const addresses = links.map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(options.map(({ destination }) => destination));
  for (const [address, text] of [
    [brand.destinations.supportMail, brand.supportEmail],
    [brand.destinations.supportTelephone, brand.telephone],
  ])
    if (addresses.includes(address ?? ""))
      expect(links[addresses.indexOf(address ?? "")]?.textContent).toBe(text);
});

test.runIf(hasPage("/partners"))(
  "each partner has a card with name, place and date that links to the partner's site",
  () => {
    const cards = [...documentOf("/partners").querySelectorAll("main li")].filter((card) =>
      card.querySelector("dl"),
    );
    expect(cards).toHaveLength(partners.length);
    for (const [place, { name, category, location, partnerSince, url }] of partners.entries()) {
      for (const words of [name, category, location, format.month(partnerSince)])
        expect(cards[place]?.textContent).toContain(words);
      const link = cards[place]?.querySelector("a");
      expect(link?.getAttribute("aria-label")).toBe(
        phrase(records["pages/partners"].card.visitNamed, { name }),
      );
      expect(link?.getAttribute("href")).toBe(url);
    }
  },
);

test.runIf(hasPage("/partners"))("every link to become a partner leads to the application", () => {
  const links = [...documentOf("/partners").querySelectorAll("main a")].filter((link) =>
    link.textContent?.includes(records["pages/partners"].closing.applyLink),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link.getAttribute("href")).toBe(application.destination);
});

test.each(pages)("the footer of $path says who runs the company, if the records do", ({ document }) => {
  const lines = [...document.querySelectorAll("footer address p")].map((line) => line.textContent);
  expect(lines).toEqual(
    company
      ? [
          `${company.legalName}, ${addressLine(company)}`,
          ...(company.numbers ?? []).map(({ label, value }) => `${label} ${value}`),
        ]
      : [],
  );
});

test.each(["/support", "/legal"].filter(hasPage))(
  "%s has the details of the company, also without script",
  (path) => {
    const section = documentOf(path).querySelector("main address")?.closest("section");
    if (!company) return expect(section).toBeUndefined();
    const { legalName, numbers = [], grievanceOfficer } = company;
    const { name, designation, email } = grievanceOfficer ?? {};
    const values = numbers.flatMap(({ label, value }) => [label, value]);
    for (const words of [legalName, addressLine(company), ...values, name, designation, email])
      if (words) expect(section?.textContent).toContain(words);
    const [link] = section?.querySelectorAll("a") ?? [];
    expect(link?.getAttribute("href")).toBe(email && `mailto:${email}`);
  },
);
