/** Limits of uploads besides those of the field: size, kinds and number. */
export interface UploadLimits {
  /** Milliseconds without a byte. */
  readonly idle: number
  /** Milliseconds of one upload. */
  readonly total: number
  /** How many may be under way on a node. */
  readonly atOnce: number
  /** Of one browser's draft, whatever the fields. */
  readonly ofDraft: number
  /** Begun by one network within an hour, on sites of one account. */
  readonly ofNetwork: number
}

/**
 * As long as the connection has for a request (`connection-timeouts.ts`), less the time to answer; forty people of a
 * parish office who bring five papers each.
 */
export const UPLOAD_LIMITS: UploadLimits = {
  idle: 10_000,
  total: 27_000,
  atOnce: 256,
  ofDraft: 200,
  ofNetwork: 200,
}
