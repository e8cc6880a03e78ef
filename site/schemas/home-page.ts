import { eyebrow, gamesLink, head, headWithEyebrow, hints, meta, shareCard, vpsLink } from "./page-parts";
import { drawing, icon, listOf, plural, record, sceneOf } from "./parts";
import { name, phrase, spoken, text, texts } from "./texts";

const specCard = record({
  label: text.describe("The words above the figure."),
  text: text.describe("One or two sentences under the figure."),
});

export const home = record({
  meta: meta
    .extend({
      shorterTitle: text.exactOptional().describe("Instead of a title of more than 70 characters."),
    })
    .describe(hints.meta),
  head: record({
    badges: listOf(record({ icon, text }))
      .max(6, "expected at most 6: they stand above the title")
      .describe("Short facts above the title, at most 6: `24/7 support`."),
    lead: text.describe("One to three sentences under the title."),
    gamesLink,
    vpsLink,
    drawing: sceneOf("home"),
    alt: text.describe("What the picture shows, for blind visitors: `A floating island at night`."),
  }).describe("The top of the page. Its large title is the tagline in Brand."),
  ticker: record({
    label: spoken("The name of the line: `Live activity`."),
    play: spoken("The button that starts the line."),
    pause: spoken("The button that stops the line."),
    players: plural().describe("After the number of players: `players`."),
    trend: text.describe("After the change in percent: `this hour`."),
  }).describe("The words of the line of games and players. Its entries are in Ticker."),
  plans: head
    .extend({
      ram: name.describe("After the memory of each plan: `RAM`."),
      allLink: text.describe("The words on the link to all plans. Shown if there are two or more."),
      vpsLink: text.exactOptional().describe("The words on a link to VPS under the plans."),
      websiteLink: text.exactOptional().describe("The words on a link to website hosting under the plans."),
    })
    .describe("The title and the links around the Minecraft plans."),
  specCards: record({ processor: specCard, protection: specCard, latency: specCard }).describe(
    "Three cards with a large figure each. The figures are in Home figures.",
  ),
  features: headWithEyebrow.describe("The title above what customers get."),
  panel: headWithEyebrow
    .extend({
      chart: text.describe("The words above the chart of bars."),
      chartLimit: text.describe("The words at the top of the chart: `limit 50 ms`."),
      console: spoken("The name of the console."),
      note: text.exactOptional().describe("A line under it: `A sample server, so nothing can break.`"),
    })
    .describe("The title and the words around the picture of your panel."),
  locations: headWithEyebrow
    .extend({
      latency: text.describe("The name of the figure: `Avg latency`."),
      uptime: text.describe("The name of the figure: `Uptime`."),
      bandwidth: text.describe("The name of the figure: `Bandwidth`."),
    })
    .describe("The title and the words around your locations."),
  ping: record({
    start: text.describe("The button: `Measure from here`."),
    explanation: text.describe("Beside the button before it is clicked: what will happen."),
    measuring: text.describe("On the button meanwhile: `Measuring`."),
    progress: spoken("The name of the bar that fills up."),
    again: text.describe("On the button afterwards: `Measure again`."),
    method: text.describe("After the result: how it was measured."),
    scale: text.describe("After the result: what a full bar means."),
    nearestBadge: text.describe("A badge on the nearest city: `Nearest to you`."),
    cityWithoutAnswer: text.describe("Beside a city that did not answer: `no answer`."),
    round: phrase("round", "rounds").describe("How far it is: `{round} of {rounds}`."),
    nearest: phrase("city", "ms").describe("The result, with the `{city}` and the `{ms}` it took."),
    silent: plural("count").describe("How many cities did not answer."),
    offline: record(texts("title", "text")).describe("Shown if the visitor is offline."),
    noAnswer: record(texts("title", "text")).describe("Shown if no city answered."),
  }).describe("Visitors measure how far your cities are. For cities with a Ping URL in Locations."),
  protection: headWithEyebrow
    .extend({ gamesLink, trialLink: text.describe("The words on the button to the free trial.") })
    .describe("The wide banner about DDoS protection."),
  testimonials: record({
    eyebrow,
    title: text,
    titleForOne: text.exactOptional().describe("Instead of the title, if you have one testimonial only."),
    reviewsLink: text.describe("The words on the link to all reviews."),
    rating: spoken("The stars in words: `{rating} out of {most}`.", phrase("rating", "most")),
    verified: text.describe("The word beside verified customers: `Verified`."),
  }).describe("The title and the words around what customers say."),
  questions: record({
    eyebrow,
    title: text,
    noMatch: record({
      drawing,
      title: text,
      text: phrase("search").describe("What happened; `{search}` is what the visitor typed."),
      advice: text.describe("What to do now: `Try another word, or ask us.`"),
    }).describe("What visitors see if no question matches their search."),
    contacts: text.exactOptional().describe("Above the ways to ask you: `Or ask a person`."),
    search: text.describe("The words in the search field: `Search questions`."),
    popular: spoken("The name of the row of popular searches."),
    topics: spoken("The name of the row of topics."),
    found: plural("count").describe("How many questions match a search: `3 questions found`."),
    foundInTopic: plural("count", "topic").describe("How many match in a topic: `3 questions found in VPS`."),
    foundNote: spoken("After the number on each topic: `found`."),
  }).describe("The title and the words around the questions."),
  assistants: record({
    summary: text.describe("What your company offers, in two or three sentences."),
    note: text.describe("What an assistant should know before it quotes you."),
    order: text.describe("The link to order a plan: `Order`."),
    games: text.describe("The title above the games."),
    support: text.describe("The title above the ways to reach you."),
    questions: text.describe("The title above the questions."),
    rules: text.describe("The title above the legal texts."),
    rulesAsData: text.describe("The link to all legal texts in one file."),
    statusPage: text.describe("The link to your status page."),
    otherPages: text.describe("The title above all other pages."),
    company: phrase("brand", "company").describe("Who runs the site: `{brand} is run by {company}.`"),
    prices: phrase("lowest", "highest").describe("All prices of a kind: `{lowest} to {highest} a month`."),
    price: phrase("price").describe("One price: `{price} a month`."),
    listed: phrase("address", "price").describe(
      "After a game; the page fills in the `{address}` of the games and the `{price}`.",
    ),
  }).describe("The words of llms.txt, a file for AI assistants such as ChatGPT. No page shows them."),
  shareCard,
});
