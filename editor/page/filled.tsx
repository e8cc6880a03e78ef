import { useAnswer } from "./api";

/** A text as pages show it: with values in place of their names in braces. */
export function Filled({ text }: { text: string }) {
  return hasValues(text) ? <FilledValues text={text} /> : text;
}

export function hasValues(text: string): boolean {
  return /\{[\w.-]/.test(text);
}

function FilledValues({ text }: { text: string }) {
  const { answer } = useAnswer<string | null>("fill", { text }, 300);
  return answer ?? text;
}
