import { marks } from "../../build/hosts/nginx";

/** The site file with the lines of these marks enabled. */
export function withEnabled(file: string, ...names: readonly (keyof typeof marks)[]): string {
  return names.reduce((text, name) => text.replaceAll(marks[name], ""), file);
}
