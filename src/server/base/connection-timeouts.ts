/** Milliseconds after which a connection is ended, in Fastify's option names. */
export interface ConnectionTimeouts {
  /** A request that is not complete by then is not meant to be sent. */
  readonly requestTimeout: number
  /** Nothing moves in either direction: the client does not read the answer. */
  readonly connectionTimeout: number
  readonly http: {
    readonly headersTimeout: number
    /** How often Node checks whether the times for headers and requests are over. */
    readonly connectionsCheckingInterval: number
  }
}

/** A browser opens a connection ahead of the click, and a crowd does so well before the opening hour. */
export const TIMEOUTS: ConnectionTimeouts = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 },
}
