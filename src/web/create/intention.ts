/**
 * One account to be created. Sent again, it has the same key, so that no repetition creates a
 * second one: not a double click, not a reload in the middle of sending, not 'Spróbuj ponownie'.
 */
export interface Intention {
  /** Idempotency-Key; a UUID. */
  readonly key: string
  readonly host: string
  readonly name: string
  /** Whether the server may have created the account without a confirmation. */
  readonly unsure: boolean
}

/** The intention to send now: the last one while host and name are unchanged, otherwise a new one. */
export function intend(
  last: Intention | null,
  wanted: { readonly host: string; readonly name: string },
  makeKey: () => string,
): Intention {
  const isSame = last !== null && last.host === wanted.host && last.name === wanted.name
  return { key: isSame ? last.key : makeKey(), host: wanted.host, name: wanted.name, unsure: true }
}

/** The server has refused: if the host is taken now, it is not by this account. */
export const refused = (intention: Intention): Intention => ({ ...intention, unsure: false })

/** Whether a host that is not free may be held by a request sent from here. */
export const mayBeOurs = (last: Intention | null, host: string): boolean =>
  last?.unsure === true && last.host === host
