/**
 * Every duration, distance and share that scripts need. Milliseconds, CSS pixels and shares of one
 * unless the name says otherwise. Durations that only CSS needs are tokens in styles/tokens.css.
 */
export const timing = {
  loaderMinimum: 600,
  loaderMaximum: 2000,
  scrollTopThresholdPx: 300,
  scrollStepMinimumPx: 10,
  /** A frame moves this share of what is left, so long pages do not take longer than short ones. */
  scrollStepShare: 1 / 15,
  /** How much of a card is in view when it is revealed. */
  revealShare: 0.1,
  featureRevealShare: 0.2,
  /** A connection that says nothing for so long says nothing at all. */
  jsonTimeLimit: 10_000,
  /** What is not on the page by then, fetched and drawn, is not waited for. */
  arrivalTimeLimit: 20_000,
  /** What waits for the browser to be idle waits no longer than this: an animated page on a slow phone never is. */
  idleLimit: 300,
  /** How long a button says that it has copied. */
  copiedNotice: 2000,
  /** How long typing must rest before it is written into the address: Safari allows 100 changes in 30 s. */
  addressPause: 300,
  /** From one entry of the ticker to the next, the fade that ends an entry included. */
  tickerPeriod: 4000,
  tickerFade: 500,
  /** Equal steps of one period: the cells of the ticker's meter and the tiles of the island's rim. */
  tickerTicks: 20,
  locationRotation: 5000,
} as const;
