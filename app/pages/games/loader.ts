import { phrase } from "../../../site/format";
import type { Game } from "../../../site/schemas/plans";
import type { Site } from "../../../site/site";
import type { LinkTarget } from "../../components/any-link";
import type { PageHead } from "../../loaders/head";
import { priceData } from "../../loaders/prices";

export type ShownGame = ReturnType<typeof loader>["games"][number];

export function loader(site: Site) {
  const { records, format } = site;
  const { categories, games } = records.games;
  const { head, cards, filter, catalogue, freePlace, nothingFound } = records["pages/games"];
  const { eyebrow, title, titleForOne = title, lead } = head;
  const { discordInvite } = records.brand.destinations;
  return {
    head: { eyebrow, title: games.length === 1 ? titleForOne : title, lead },
    filter: {
      search: filter.search,
      label: filter.categories,
      categories: categories.length > 0 ? [{ id: "all", label: filter.all }, ...categories] : [],
    },
    games: games.map((game) => shownGame(game, site)),
    catalogue: {
      label: catalogue.label,
      /** What the line above the games says, by how many of them are shown. */
      counts: Array.from({ length: games.length + 1 }, (_, count) => format.plural(catalogue.count, count)),
      cards: { feature: cards.feature, link: cards.link },
      freePlace: freePlace && { ...freePlace, href: discordInvite },
      nothingFound,
    },
  };
}

export function head({ records }: Site): PageHead {
  const { meta, shareCard } = records["pages/games"];
  const { headline, headlineForOne = headline, ...card } = shareCard;
  return {
    meta,
    shareCard: { ...card, headline: records.games.games.length === 1 ? headlineForOne : headline },
  };
}

function shownGame(game: Game, site: Site) {
  const { id, cover, title, shortDesc, description, category, features, popular, soldOut } = game;
  return {
    id,
    cover,
    title,
    shortDesc,
    /** Only the search reads it. */
    description,
    category,
    features,
    popular,
    soldOut,
    price: priceData(site, game),
    target: orderTarget(game),
    linkNote: phrase(site.records["pages/games"].cards.linkNote, { game: title }),
  };
}

/** Where a game is ordered; undefined if it is sold out or its page is missing. */
function orderTarget({ soldOut, to, destination }: Game): LinkTarget | undefined {
  if (soldOut) return undefined;
  if (to) return { to };
  return destination ? { href: destination } : undefined;
}
