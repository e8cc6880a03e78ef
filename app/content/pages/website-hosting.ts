import * as records from "../../../content/pages/website-hosting.yaml";
import type { WebsiteHostingPage } from "../../../schemas/pages/website-hosting";

export const meta: WebsiteHostingPage["meta"] = records.meta;

export const head: WebsiteHostingPage["head"] = records.head;

export const plans: WebsiteHostingPage["plans"] = records.plans;

export const closing: WebsiteHostingPage["closing"] = records.closing;

export const productName: WebsiteHostingPage["productName"] = records.productName;

export const shareCard: WebsiteHostingPage["shareCard"] = records.shareCard;
