import * as z from "zod";
import { allSchemas } from "../../../schemas/all-schemas";

/** The types of the modules `content/*.yaml`: each field of a file is an export. */
export function contentTypes(): string {
  const modules = Object.entries(allSchemas).map(([file, schema]) => {
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    return [
      `declare module "*/content/${file}.yaml" {`,
      `  type Records = import("../../schemas/all-schemas").Records["${file}"];`,
      ...(file === "brand"
        ? [
            `  export const numberFormat: import("../format/number-format").NumberFormat;`,
            "  export const missingPages: readonly string[];",
            "  export const origin: string;",
            `  export const longName: "word" | "name" | null;`,
            "  export const fullMenuWidth: 72 | 90 | null;",
          ]
        : []),
      ...(file === "pages/home" ? [`  export const planPrices: import("./plan-prices").PlanPrices;`] : []),
      ...fields.map((name) => `  export const ${name}: Records["${name}"];`),
      "  const records: Records;",
      "  export default records;",
      "}",
    ].join("\n");
  });
  return `// Written by \`npm run schemas\`.\n${modules.join("\n")}\n`;
}
