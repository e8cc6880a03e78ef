import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSectionInView } from "./use-section-in-view";

const names = ["one", "two", "three", "four", "five"];
const spacing = 300;

function Page() {
  const contents = useRef<HTMLElement>(null);
  useSectionInView(contents);
  return (
    <>
      <nav ref={contents}>
        {names.map((name) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      {names.map((name) => (
        <section key={name} id={name} />
      ))}
    </>
  );
}

/** Sections every 300 px, the first at the top of the page; the window is 400 px high. */
function layOut(pageHeight: number) {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, Math.max(0, names.indexOf(this.id)) * spacing - window.scrollY, 100, 20);
  });
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(pageHeight);
  vi.stubGlobal("innerHeight", 400);
}

function scrollTo(scrollTop: number) {
  vi.stubGlobal("scrollY", scrollTop);
  window.dispatchEvent(new Event("scroll"));
}

function marked() {
  return screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "true")
    .map((link) => link.textContent);
}

beforeEach(() => {
  vi.stubGlobal("scrollY", 0);
  layOut(5000);
});
afterEach(() => {
  window.location.hash = "";
});

test.each([
  [0, "one"],
  [290, "one"],
  [297, "two"],
  [300, "two"],
  [899, "four"],
  [1100, "four"],
  [1200, "five"],
  [4000, "five"],
])("scrolled to %i px, the mark is at %s alone", (scrollTop, name) => {
  render(<Page />);
  scrollTo(scrollTop);
  expect(marked()).toEqual([name]);
});

test.each([
  ["the section of the hash is marked, though it cannot scroll to the top", 1450, "five"],
  ["a hash whose section is off screen is ignored", 1000, "three"],
])("at the end of the page %s", (_, pageHeight, name) => {
  layOut(pageHeight);
  window.location.hash = "#five";
  render(<Page />);
  scrollTo(pageHeight - 400);
  expect(marked()).toEqual([name]);
});
