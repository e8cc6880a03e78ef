import { expect, test } from "vitest";
import { words } from "../content/interface";
import { applicationMail } from "./application-mail";
import { phrase } from "./phrase";

test.each(["Support Engineer", 'C++ & "Infra" – ₹', "R&D? 100% #1 = yes", "50 % off\r\nBcc: a@b.example"])(
  "the subject of %j is decoded as it was: with percent signs only, no other field and no line",
  (title) => {
    const [address, subject = "", ...others] = applicationMail("mailto:jobs@host.example", title).split(
      /\?|=/,
    );
    expect([address, subject, others.length]).toEqual(["mailto:jobs@host.example", "subject", 1]);
    expect(others[0]).not.toMatch(/[+&\s"<>]/);
    expect(decodeURIComponent(others[0] ?? "")).toBe(phrase(words.job.mailSubject, { position: title }));
  },
);
