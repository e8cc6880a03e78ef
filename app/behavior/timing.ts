/**
 * Every duration, distance and share that the specification fixes. Milliseconds, CSS pixels and shares of one
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
  /** From one entry of the ticker to the next, the fade that ends an entry included. */
  tickerPeriod: 4000,
  tickerFade: 500,
  /** Equal steps of one period: the cells of the ticker's meter and the tiles of the island's rim. */
  tickerTicks: 20,
  locationRotation: 5000,
} as const;
