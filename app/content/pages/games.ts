import * as records from "../../../content/pages/games.yaml";
import type { GamesPage } from "../../../schemas/pages/games";

export const meta: GamesPage["meta"] = records.meta;

export const head: GamesPage["head"] = records.head;

export const cards: GamesPage["cards"] = records.cards;

export const nothingFound: GamesPage["nothingFound"] = records.nothingFound;

export const shareCard: GamesPage["shareCard"] = records.shareCard;
