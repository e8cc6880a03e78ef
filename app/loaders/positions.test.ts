import { expect, test } from "vitest";
import { phrase } from "../../site/format";
import { applicationMail } from "./positions";
import { site } from "./site-fixture";

test.each(["Support Engineer", 'C++ & "Infra" – ₹', "R&D? 100% #1 = yes", "50 % off\r\nBcc: a@b.example"])(
  "the subject of %j is decoded as it was: with percent signs only, no other field and no line",
  (title) => {
    const [address, subject = "", ...others] = applicationMail(site, title).split(/\?|=/);
    const { careersMail } = site.records.brand.destinations;
    expect([address, subject, others.length]).toEqual([careersMail, "subject", 1]);
    expect(others[0]).not.toMatch(/[+&\s"<>]/);
    expect(decodeURIComponent(others[0] ?? "")).toBe(phrase(site.words.job.mailSubject, { position: title }));
  },
);
