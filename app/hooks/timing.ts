/**
 * Every duration, distance and share that scripts need. Milliseconds, CSS pixels and shares of one
 * unless the name says otherwise. Durations that only CSS needs are tokens in styles/tokens.css.
 */
export const timing = {
  loaderMinimum: 600,
  loaderMaximum: 2000,
  scrollTopThresholdPx: 300,
  scrollStepMinimumPx: 10,
  /** Of the remaining distance, per frame: long pages take hardly longer than short ones. */
  scrollStepShare: 1 / 15,
  /** How much of a card is in view when it is revealed. */
  revealShare: 0.1,
  featureRevealShare: 0.2,
  /** A response that has not arrived by then counts as failed. */
  jsonTimeLimit: 10_000,
  /** How long a scroll waits for its target to be fetched and rendered. */
  scrollWaitLimit: 20_000,
  /** How long a button shows that it has copied. */
  copiedNotice: 2000,
  /** A city that has not answered by then has not answered. */
  pingTimeLimit: 3000,
  /** For the status page: without an answer, or after this time, its state is unknown. */
  feedTimeLimit: 8000,
  feedLifetime: 600_000,
  /** After this pause in choosing, the plan that was found is announced. */
  finderPause: 400,
  /** After this pause in typing a write to the history entry is tried again: browsers limit them (Safari: 100 in 30 s). */
  historyPause: 300,
  /** From one entry of the ticker to the next, including the fade. */
  tickerPeriod: 4000,
  tickerFade: 500,
  /** Steps of one period: the cells of the ticker's meter and the tiles around the island. */
  tickerTicks: 20,
  locationRotation: 5000,
  /** One of the twenty steps of the restore in the sample panel. */
  restoreStep: 150,
} as const;
