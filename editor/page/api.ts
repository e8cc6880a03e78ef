import { useEffect, useState } from "react";
import { Refusal } from "../records/refusal";

const headers = { "Content-Type": "application/json" };

/** Sends a request to the server; throws its refusal. */
export async function post(path: string, body: object, signal: AbortSignal | null = null): Promise<Response> {
  const request = { method: "POST", headers, body: JSON.stringify(body), signal };
  const response = await fetch(path, request).catch(() => {
    throw new Refusal(
      "The editor does not answer: was the window that it was started in closed? Your texts are still here.",
    );
  });
  if (response.ok) return response;
  const { error, faults, merged } = await response.json();
  throw new Refusal(error, faults, merged);
}

/** Asks the server to do something: see editor/server/actions.ts. */
export async function call<Result>(action: string, params: object = {}): Promise<Result> {
  const response = await post("/api/records", { action, params });
  return response.json();
}

type Answered<Answer> = { answer?: Answer; fault?: string };

/** What the server answers, or why it does not. Asked again `delay` milliseconds after the parameters have changed. */
export function useAnswer<Answer>(action: string, params: object = {}, delay = 0): Answered<Answer> {
  const asked = JSON.stringify(params);
  const [answered, setAnswered] = useState<Answered<Answer> & { asked: string }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      call<Answer>(action, JSON.parse(asked)).then(
        (answer) => setAnswered({ asked, answer }),
        ({ message }: Error) => setAnswered({ asked, fault: message }),
      );
    }, delay);
    return () => clearTimeout(timer);
  }, [action, asked, delay]);
  return answered?.asked === asked ? answered : {};
}
