import { expect, test } from "vitest";
import { type Milestone, milestones } from "../../app/content/about";
import { brand, destinations } from "../../app/content/brand";
import { addressLine, company } from "../../app/content/company";
import { hasPage } from "../../app/content/languages";
import { card, closing } from "../../app/content/pages/partners";
import { type Partner, partnerApplication, partners } from "../../app/content/partners";
import { pathsOf } from "../../app/content/paths";
import { supportOptions } from "../../app/content/support-options";
import { formatMonth, formatOrdinalDay } from "../../app/format/dates";
import { phrase } from "../../app/format/phrase";
import { documentOf, pages } from "./built-site";

const events: readonly Milestone[] = milestones;
const allPartners: readonly Partner[] = partners;

test.runIf(hasPage("/about"))(
  "the timeline of /about has every milestone in order, and begins with the founding",
  () => {
    const times = [...documentOf("/about").querySelectorAll("main li time")];
    expect(times.map((time) => time.getAttribute("datetime"))).toEqual(events.map(({ date }) => date));
    if (events.length > 0) expect(times[0]?.textContent).toBe(formatOrdinalDay(brand.foundedOn));
  },
);

test.runIf(hasPage("/support") && supportOptions.length > 0)(
  "each support option links to its own address",
  () => {
    const [list] = documentOf("/support").querySelectorAll("main :is(ul, ol)");
    const links = [...(list?.querySelectorAll("a") ?? [])];
    const addresses = links.map((link) => link.getAttribute("href"));
    expect(addresses).toEqual(supportOptions.map(({ destination }) => destination));
    for (const [address, text] of [
      [destinations.supportMail, brand.supportEmail],
      [destinations.supportTelephone, brand.telephone],
    ])
      if (addresses.includes(address ?? ""))
        expect(links[addresses.indexOf(address ?? "")]?.textContent).toBe(text);
  },
);

test.runIf(hasPage("/partners"))(
  "each partner has a card with name, place and date that links to the partner's site",
  () => {
    const cards = [...documentOf("/partners").querySelectorAll("main li")].filter((card) =>
      card.querySelector("dl"),
    );
    expect(cards).toHaveLength(allPartners.length);
    for (const [place, { name, category, location, partnerSince, url }] of allPartners.entries()) {
      for (const words of [name, category, location, formatMonth(partnerSince)])
        expect(cards[place]?.textContent).toContain(words);
      const link = cards[place]?.querySelector("a");
      expect(link?.getAttribute("aria-label")).toBe(phrase(card.visitNamed, { name }));
      expect(link?.getAttribute("href")).toBe(url);
    }
  },
);

test.runIf(hasPage("/partners"))("every link to become a partner leads to the application", () => {
  const links = [...documentOf("/partners").querySelectorAll("main a")].filter((link) =>
    link.textContent?.includes(closing.applyLink),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link.getAttribute("href")).toBe(partnerApplication.destination);
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

test.each((["/support", "/legal"] as const).flatMap(pathsOf))(
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
