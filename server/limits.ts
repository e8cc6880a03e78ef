/** Limits per connection, in milliseconds and bytes. */
export const limits = {
  /** Request line and headers together. */
  headBytes: 16 * 1024,
  /** From the first byte of a request until its headers are complete. */
  headTimeout: 10_000,
  /** From the first byte of a request until its end. */
  requestTimeout: 15_000,
  /** Without a byte in either direction during a response. */
  idleTimeout: 30_000,
  /** Requests that a client has sent without waiting for the responses before them. */
  pipelined: 64,
  /** Between two requests. */
  keepAliveTimeout: 20_000,
  /** How often the first two timeouts are checked. */
  checkInterval: 1_000,
  /** After a request that cannot be parsed, until the connection is closed: the client has to read the response. */
  lingerTimeout: 2_000,
  /** Connections that may wait to be accepted; Node's default. */
  backlog: 511,
  /** From SIGTERM until idle connections are closed: a request may be on its way. */
  idleCloseDelay: 1_000,
  /** From SIGTERM until all connections are closed. */
  drainTimeout: 10_000,
} as const satisfies Record<string, number>;

export type Limits = Readonly<Record<keyof typeof limits, number>>;
