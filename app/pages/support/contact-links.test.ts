import { expect, test } from "vitest";
import { contactLinks } from "./contact-links";

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
