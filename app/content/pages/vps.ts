import * as records from "../../../content/pages/vps.yaml";
import type { VpsPage } from "../../../schemas/pages/vps";

export const meta: VpsPage["meta"] = records.meta;

export const head: VpsPage["head"] = records.head;

export const plans: VpsPage["plans"] = records.plans;

export const closing: VpsPage["closing"] = records.closing;

export const productName: VpsPage["productName"] = records.productName;

export const shareCard: VpsPage["shareCard"] = records.shareCard;
