import * as z from "zod";
import { allSchemas } from "../../../schemas/all-schemas";

/** The types of the modules `content/*.yaml`: each field of a file is an export. */
export function contentTypes(): string {
  const modules = Object.entries(allSchemas).map(([file, schema]) => {
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    return [
      `declare module "*/content/${file}.yaml" {`,
      `  type Records = import("../schemas/all-schemas").Records["${file}"];`,
      ...fields.map((name) => `  export const ${name}: Records["${name}"];`),
      "  const records: Records;",
      "  export default records;",
      "}",
    ].join("\n");
  });
  return `${modules.join("\n")}\n`;
}
