import { useEffect, useState } from "react";
import { call } from "./api";

/** What the server answers; undefined until then. Asked again `delay` milliseconds after the parameters have changed. */
export function useAnswer<Answer>(action: string, params: object = {}, delay = 0): Answer | undefined {
  const asked = JSON.stringify(params);
  const [answer, setAnswer] = useState<{ asked: string; result: Answer }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      call<Answer>(action, JSON.parse(asked)).then(
        (result) => setAnswer({ asked, result }),
        () => {},
      );
    }, delay);
    return () => clearTimeout(timer);
  }, [action, asked, delay]);
  return answer?.asked === asked ? answer.result : undefined;
}
