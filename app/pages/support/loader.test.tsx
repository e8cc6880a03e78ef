import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { InLayout } from "../../layout/layout-fixture";
import { site, siteWith } from "../../loaders/site-fixture";
import { contactLinks, head, loader } from "./loader";
import SupportPage from "./page";

const option = (link: string) => ({ link, destination: `https://${link}.example/` });

test("the first way of contact is the main button, the next one the second", () => {
  const links = contactLinks([option("ticket"), option("forum"), option("chat")]);
  expect(links).toEqual([
    { text: "ticket", target: { href: "https://ticket.example/" }, icon: "arrow" },
    { text: "forum", target: { href: "https://forum.example/" }, tone: "dark" },
  ]);
});

test("mail addresses and telephone numbers, which have no text, get no button", () => {
  expect(contactLinks([{ destination: "tel:+910000000000" }])).toEqual([]);
  expect(contactLinks([{ destination: "tel:+910000000000" }, option("ticket")])).toHaveLength(1);
});

test("a link to mail or telephone without words of its own shows the address", () => {
  const { supportEmail, telephone } = site.records.brand;
  const shown = loader(site).contacts.options.map(({ link }) => link);
  expect(shown).toEqual([supportEmail, telephone]);
});

const empty = siteWith(
  { company: undefined, "support-options": { stats: [], options: [], helpCategories: [] } },
  { missingPages: ["/#questions"] },
);

test("without any record the page has its head, and no other section", () => {
  render(<SupportPage data={loader(empty)} />, { wrapper: InLayout });
  const { title } = site.records["pages/support"].head;
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([title]);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.queryByRole("list")).toBeNull();
});

test("search engines are told the ways of contact that the page shows", () => {
  const page = { url: "", description: "", image: "" };
  const { supportEmail: email, telephone } = site.records.brand;
  expect(head(site).structuredData?.(page)).toMatchObject([{ contactPoint: { email, telephone } }]);
  expect(JSON.stringify(head(empty).structuredData?.(page))).not.toMatch(/contactPoint|legalName/);
});
