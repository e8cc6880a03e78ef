/** What one client may ask of the server. Milliseconds and bytes. */
export const limits = {
  /** Request line and headers together. */
  headBytes: 16 * 1024,
  /** Until the headers are there, from the first byte: a client that sends a byte a second is cut off. */
  headTimeout: 10_000,
  /** Until the whole request is there. */
  requestTimeout: 15_000,
  /** Without a byte in either direction, in the middle of an answer. */
  idleTimeout: 30_000,
  /** Between two requests. */
  keepAliveTimeout: 20_000,
  /** How often the first two are looked at. */
  checkInterval: 1_000,
  /** How many connections may wait to be accepted; Node's own default for a port. */
  waitingConnections: 511,
  /** From SIGTERM, until who asks for nothing is let go: nobody is to lose a request that is on its way. */
  farewell: 1_000,
  /** From SIGTERM: whoever still is not done then is cut off. */
  drain: 10_000,
} as const satisfies Record<string, number>;

export type Limits = Readonly<Record<keyof typeof limits, number>>;
