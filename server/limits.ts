/** In milliseconds, unless they are numbers of requests or connections. */
export const limits = {
  /** From the first byte of a request until its headers are complete. */
  headTimeout: 10_000,
  /** From the first byte of a request until its end. */
  requestTimeout: 15_000,
  /** At most, without a byte in either direction during a response. */
  idleTimeout: 30_000,
  /** From when a client has not taken all that was sent until it counts as a slow reader. */
  slowReaderDelay: 10_000,
  /** A browser opens 6 connections, and many phones share one address. Not for proxies: see slow-readers.ts. */
  slowReadersPerAddress: 20,
  /** Each has up to two descriptors, and systemd's usual limit is 1,024. */
  slowReaders: 200,
  /** Requests that a client has sent without waiting for the responses before them. */
  pipelined: 64,
  /** Between two requests. */
  keepAliveTimeout: 20_000,
  /** How often the first two timeouts and the slow readers are checked. */
  checkInterval: 1_000,
  /** After a request that cannot be parsed, until the connection is closed: the client has to read the response. */
  lingerTimeout: 2_000,
  /** From SIGTERM until idle connections are closed: a request may be on its way. */
  idleCloseDelay: 1_000,
  /** From SIGTERM until all connections are closed. */
  drainTimeout: 10_000,
};

export type Limits = Readonly<typeof limits>;
