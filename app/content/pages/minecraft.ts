import * as records from "../../../content/pages/minecraft.yaml";
import type { MinecraftPage } from "../../../schemas/pages/minecraft";

export const meta: MinecraftPage["meta"] = records.meta;

export const head: MinecraftPage["head"] = records.head;

export const plans: MinecraftPage["plans"] = records.plans;

export const closing: MinecraftPage["closing"] = records.closing;

export const productName: MinecraftPage["productName"] = records.productName;

export const shareCard: MinecraftPage["shareCard"] = records.shareCard;
