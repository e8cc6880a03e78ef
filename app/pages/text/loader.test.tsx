import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { InLayout } from "../../layout/layout-fixture";
import { site } from "../../loaders/site-fixture";
import { head, loader } from "./loader";
import TextPage from "./page";

const page = { url: "https://a.example/b", description: "", image: "" };

test("there is nothing at a path without a text", () => {
  expect(loader(site, "/nirgends")).toBeUndefined();
  expect(head(site, "/nirgends")).toBeUndefined();
});

test.each([
  ["a text in a folder is an article", "/hilfe/umzug", "Article"],
  ["the list of a folder is a page", "/hilfe", "WebPage"],
  ["a text in none is a page", "/impressum", "WebPage"],
])("%s", (_, path, type) => {
  expect(head(site, path)?.structuredData?.(page)).toMatchObject([{ "@type": type }]);
});

function show(path: string) {
  const data = loader(site, path);
  if (data) render(<TextPage data={data} />, { wrapper: InLayout });
}

test("a text has its contents, a way back, and its own links, pictures and tables", () => {
  show("/hilfe/umzug");
  const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link("Handbuch")).toBe("/hilfe");
  expect(screen.getByRole("navigation")).toBeTruthy();
  expect(link("das Handbuch zur Sicherung")).toBe("/hilfe/sicherung#zurueckspielen");
  expect(link("nach oben")).toBe("#vorbereiten");
  const [picture] = screen.getAllByRole("img", { name: /^Der Leuchtturm/ });
  expect(picture?.getAttribute("src")).toBe(site.drawings.files["lighthouse.svg"]?.[0]);
  expect(screen.getByRole("table").parentElement?.className).toBe("text-body-scroll-box");
  expect(document.querySelector("pre")?.textContent).toContain("sftp welt@leuchtturm { port = 2022 }");
});

test("the page of a folder lists its texts", () => {
  show("/hilfe");
  const entries = screen
    .getAllByRole("listitem")
    .map((entry) => entry.querySelector("a")?.getAttribute("href"));
  expect(entries).toEqual(["/hilfe/umzug", "/hilfe/sicherung"]);
});
