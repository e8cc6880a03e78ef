import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useSectionInView } from "./use-section-in-view";

const names = ["one", "two", "three", "four", "five"];

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

afterEach(() => {
  window.location.hash = "";
});

/** Sections every 300 px, the first at the top of the page; the window is 400 px high. */
test.each([
  ["at the start", 0, 5000, "one"],
  ["above a section", 240, 5000, "one"],
  ["a little above a section", 260, 5000, "two"],
  ["at a section", 300, 5000, "two"],
  ["in a section", 1100, 5000, "four"],
  ["below the last section", 4000, 5000, "five"],
  ["at the end, with the section of the hash in view, which cannot scroll to the top,", 1050, 1450, "five"],
  ["at the end, with the section of the hash off screen,", 600, 1000, "three"],
])("%s the mark is at the section in view alone", (_, scrollTop, pageHeight, name) => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, Math.max(0, names.indexOf(this.id)) * 300 - window.scrollY, 100, 20);
  });
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(pageHeight);
  vi.stubGlobal("innerHeight", 400);
  vi.stubGlobal("scrollY", 0);
  window.location.hash = "#five";
  render(<Page />);
  vi.stubGlobal("scrollY", scrollTop);
  window.dispatchEvent(new Event("scroll"));
  const marked = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "true");
  expect(marked.map((link) => link.textContent)).toEqual([name]);
});
