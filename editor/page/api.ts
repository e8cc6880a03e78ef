import { Refusal } from "../records/refusal";

const token = document.querySelector('meta[name="editor-token"]')?.getAttribute("content") ?? "";
export const headers = { "Content-Type": "application/json", "X-Editor-Token": token };

export const notAnswering =
  "The editor does not answer: is npm run edit still running? Your texts are still here.";

/** Asks the server to do something: see editor/server/actions.ts. */
export async function call<Result>(action: string, params: object = {}): Promise<Result> {
  const body = JSON.stringify({ action, params });
  const response = await fetch("/api/records", { method: "POST", headers, body }).catch(() => {
    throw new Refusal(notAnswering);
  });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer.error, answer.faults, answer.merged);
  return answer;
}
