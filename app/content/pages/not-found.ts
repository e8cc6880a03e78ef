import * as records from "../../../content/pages/not-found.yaml";
import type { NotFoundPage } from "../../../schemas/pages/not-found";

export const meta: NotFoundPage["meta"] = records.meta;

export const message: NotFoundPage["message"] = records.message;
