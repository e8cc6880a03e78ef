import * as z from "zod";
import { allSchemas } from "../schemas/all-schemas";

/** The parts of JSON Schema that our schemas produce. */
export type JsonSchema = {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: string[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

/** The schema of each file of `content/`, for editors: completion, and errors underlined while typing. */
export const jsonSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(allSchemas).map(([file, schema]) => [
    file,
    z.toJSONSchema(schema, {
      // Draft 7 is the one that every YAML extension of an editor knows.
      target: "draft-7",
      override: ({ jsonSchema }) => {
        // The largest exact integer of JavaScript is no rule of ours.
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    }) as JsonSchema,
  ]),
);
