import { expect, test } from "vitest";
import { chooseBase, type Git } from "./base-commit";

/** A git that knows these answers and fails at everything else. */
function gitWith(answers: Record<string, string>): Git {
  return (...args) => answers[args.filter((arg) => !arg.startsWith("--")).join(" ")];
}

const head = { "rev-parse HEAD^{commit}": "aaa" };

test("a wanted commit is taken by its hash", () => {
  const git = gitWith({ "rev-parse v1^{commit}": "bbb", "log -1 bbb": "feat: add plans" });
  expect(chooseBase(git, "v1")).toEqual({ hash: "bbb", subject: "feat: add plans", reason: "as asked for" });
});

test.each(["nonsense", "", "--all"])("%j is refused in one sentence", (wanted) => {
  const git = gitWith({ "rev-parse --all^{commit}": "bbb" });
  expect(() => chooseBase(git, wanted)).toThrow(
    `"${wanted}" is no commit, branch or tag of this repository.`,
  );
});

test("a branch is compared with where it left origin/main", () => {
  const git = gitWith({ ...head, "merge-base HEAD origin/main": "bbb", "merge-base HEAD main": "ccc" });
  expect(chooseBase(git)).toMatchObject({ hash: "bbb", reason: "where this branch left origin/main" });
});

test("a branch that is pushed to origin/main already is compared with where it left main", () => {
  const git = gitWith({ ...head, "merge-base HEAD origin/main": "aaa", "merge-base HEAD main": "ccc" });
  expect(chooseBase(git)).toMatchObject({ hash: "ccc", reason: "where this branch left main" });
});

test("main with uncommitted changes is compared with its last commit", () => {
  const git = gitWith({ ...head, "merge-base HEAD main": "aaa", status: " M app/root.css" });
  expect(chooseBase(git)).toMatchObject({ hash: "aaa" });
});

test("main without changes is compared with the commit before", () => {
  const git = gitWith({
    ...head,
    "merge-base HEAD main": "aaa",
    status: "",
    "rev-parse HEAD~1^{commit}": "zzz",
  });
  expect(chooseBase(git)).toMatchObject({ hash: "zzz" });
});

test("a single commit without changes has nothing to be compared with", () => {
  expect(() => chooseBase(gitWith(head))).toThrow("The only commit has nothing before it to compare with.");
});

test("a repository without commits has nothing to be compared with", () => {
  expect(() => chooseBase(gitWith({}))).toThrow("There is no commit yet to compare with.");
});
