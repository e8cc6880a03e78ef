import { expect, test } from "vitest";
import { fieldWords, fileWords } from "./field-words";

test.each([
  ["monthly", "monthly", ""],
  ["setupFee", "setup fee", ""],
  ["ramGb", "RAM", " GB"],
  ["cpuSharePercent", "CPU share", "%"],
  ["ddosTbps", "DDoS", " Tbps"],
  ["shareCard", "picture for messengers", ""],
  ["percent", "percent", ""],
  ["constructor", "constructor", ""],
])("the field %s is called %s", (name, words, unit) => {
  expect(fieldWords(name)).toEqual({ words, unit });
});

test.each([
  ["minecraft-plans.yaml", "Minecraft plans"],
  ["vps-plans.yaml", "VPS plans"],
  ["pages/home.yaml", "Home page"],
  ["pages/website-hosting.yaml", "Website hosting page"],
  ["public/legal.json", "Legal documents"],
  ["public/robots.txt", "File public/robots.txt"],
  ["pictures/castle.png", "Picture castle.png"],
])("the file %s is called %s", (path, words) => {
  expect(fileWords(path)).toBe(words);
});
