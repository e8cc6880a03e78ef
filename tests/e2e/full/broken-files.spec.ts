import { appRuns, arrived, expect, followLink, open, test } from "../support/site-test";

/** Responses with status 200 that are not the file. */
const answers = [
  {
    fault: "an empty script",
    files: /\/assets\/[^/]*\.js$/,
    answer: { contentType: "text/javascript", body: "" },
  },
  {
    fault: "half of its data",
    files: /\/assets\/data\/.*\.js$/,
    answer: { contentType: "text/javascript", body: 'export default {"meta":' },
  },
  {
    fault: "HTML instead of its data",
    files: /\/assets\/data\/.*\.js$/,
    answer: { contentType: "text/html", body: "<!doctype html><title>Log in to the hotel</title>" },
  },
  {
    fault: "HTML instead of a style sheet",
    files: /\/assets\/[^/]*\.css$/,
    answer: { contentType: "text/html", body: "<!doctype html><title>Log in to the hotel</title>" },
  },
];

for (const { fault, files, answer } of answers) {
  test(`a page that receives ${fault} is loaded as a document`, async ({ page, complaints }) => {
    await open(page, "/about");
    await page.route(files, (route) => route.fulfill(answer));
    const loaded = page.waitForEvent("load");
    await followLink(page, "/partners");
    await loaded;
    expect(new URL(page.url()).pathname).toBe("/partners");
    await page.unrouteAll();
    // The browser reports HTML that it refuses as a script, in its own words.
    complaints.length = 0;
  });
}

for (const body of ["", "export default", "export default {}"])
  test(`with "${body}" as the list of data the next page is loaded as a document`, async ({
    page,
    complaints,
  }) => {
    await page.route("/_data/*.js", (route) => route.fulfill({ body, contentType: "text/javascript" }));
    await open(page, "/about");
    const loaded = page.waitForEvent("load");
    await followLink(page, "/partners");
    await loaded;
    await appRuns(page);
    expect(new URL(page.url()).pathname).toBe("/partners");
    expect(complaints).toEqual([]);
  });

test("a page whose elements an extension has removed still leads to the next one", async ({
  page,
  complaints,
}) => {
  await open(page, "/about");
  await page.locator("main").evaluate((main) => main.firstElementChild?.remove());
  const loaded = page.waitForEvent("load");
  await followLink(page, "/partners");
  await loaded;
  await open(page, "/partners");
  await followLink(page, "/support");
  await arrived(page, "/support");
  // The router reports the error that React met.
  complaints.length = 0;
});
