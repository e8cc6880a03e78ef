import { expect, test } from "vitest";
import { applicationMail } from "./application-mail";

/** The subject as a mail program decodes it: RFC 6068 has percent-encoding, but no "+" for a space. */
function subjectOf(mail: string): string {
  const [, query = ""] = mail.split("?");
  const [field, ...others] = query.split("&");
  expect(others).toEqual([]);
  expect(field).toMatch(/^subject=/);
  return decodeURIComponent(field?.slice("subject=".length) ?? "");
}

test.each([
  "Support Engineer",
  'C++ & "Infra" – ₹',
  "R&D? 100% #1 = yes",
  "Línea <b>de</b> comando",
  "50 % off\r\nBcc: everyone@example.com",
])("the subject of %j is decoded as it was, and the URL has no other field", (title) => {
  const mail = applicationMail("mailto:jobs@host.example", title);
  expect(mail.startsWith("mailto:jobs@host.example?subject=")).toBe(true);
  expect(mail).not.toMatch(/[+\s"<>]/);
  expect(subjectOf(mail)).toBe(`Application: ${title}`);
});
