import type { ReactNode } from "react";
import { useAnswer } from "./api";

/** `children` is made from the text as pages show it. */
type FilledProps = { text: string; children?: (shown: string) => ReactNode };

/** A text as pages show it: with values in place of their names in braces. */
export function Filled({ text, children = (shown) => shown }: FilledProps) {
  return hasValues(text) ? <FilledValues text={text}>{children}</FilledValues> : children(text);
}

export function hasValues(text: string): boolean {
  return /\{[\w.-]/.test(text);
}

function FilledValues({ text, children }: Required<FilledProps>) {
  const { answer } = useAnswer<string | null>("fill", { text }, 300);
  return children(answer ?? text);
}
