import { useEffect, useState } from "react";
import { call } from "./api";

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
