import { expect, test } from "vitest";
import { failureSentence } from "./failure-sentence";

const url = new URL("https://site.test/");

test.each([
  ["ECONNREFUSED", "connection refused"],
  ["ENOTFOUND", "no host with that name"],
  ["CERT_HAS_EXPIRED", "certificate has expired"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "certificate is for another host"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "not signed by a trusted authority"],
  ["EPROTO", "does not speak TLS"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "does not speak TLS"],
])("%s is one sentence that names the site", (code, part) => {
  const sentence = failureSentence(url, Object.assign(new Error("raw\ntext"), { code }));
  expect(sentence).toMatch(/^https:\/\/site\.test cannot be checked: [^\n]*\.$/);
  expect(sentence).toContain(part);
});

test("an unknown failure is reported with the first line of its message", () => {
  expect(failureSentence(url, new Error("no response within 10 s\nmore"))).toBe(
    "https://site.test cannot be checked: no response within 10 s.",
  );
});
