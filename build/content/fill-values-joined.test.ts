import { expect, test } from "vitest";
import { fillValues } from "./fill-values";

const ways = [{ title: "Email" }, { title: "Telephone" }, { title: "Chat" }];

test("a text can list a field of all records without a conjunction", () => {
  const { content } = fillValues({ ways, page: { text: "{ways.joined.title}: reach us." } });
  expect(content.page).toEqual({ text: "Email, Telephone, Chat: reach us." });
});

test("a list of a field that the records do not have is reported", () => {
  const { unknown } = fillValues({ ways, page: { text: "{ways.joined.name}: reach us." } });
  expect(unknown).toEqual([
    { file: "page", path: ["text"], sentence: "{ways.joined.name} is no value of the records" },
  ]);
});
