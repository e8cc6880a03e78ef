import { record } from "../parts";
import { head, meta, shareCard, statsLabel } from "./page-parts";

export const supportPage = record({ meta, head, statsLabel, shareCard });
