/**
 * One account that somebody wants to have. Sent again, it bears the same key, so that no repetition makes a
 * second one: not a double click, not a reload in the middle of sending, not 'Spróbuj ponownie'.
 */
export interface Intention {
  /** Idempotency-Key; a UUID. */
  readonly key: string
  readonly host: string
  readonly name: string
  /** Whether the server may have made the account without our knowing. */
  readonly unsure: boolean
}

/** The intention to send now: the last one when host and name are still those, otherwise one of its own. */
export function intend(
  last: Intention | null,
  wanted: { readonly host: string; readonly name: string },
  makeKey: () => string,
): Intention {
  const isSame = last !== null && last.host === wanted.host && last.name === wanted.name
  return { key: isSame ? last.key : makeKey(), host: wanted.host, name: wanted.name, unsure: true }
}

/** The server has refused: whatever holds the host now is not this account. */
export const refused = (intention: Intention): Intention => ({ ...intention, unsure: false })

/** Whether a host that is not free may be held by what was sent from here. */
export const mayBeOurs = (last: Intention | null, host: string): boolean =>
  last?.unsure === true && last.host === host
