import * as records from "../../../content/pages/position.yaml";
import type { PositionPage } from "../../../schemas/pages/position";

export const head: PositionPage["head"] = records.head;

export const storyTitle: PositionPage["storyTitle"] = records.storyTitle;

export const closing: PositionPage["closing"] = records.closing;

export const othersTitle: PositionPage["othersTitle"] = records.othersTitle;

export const shareCard: PositionPage["shareCard"] = records.shareCard;
