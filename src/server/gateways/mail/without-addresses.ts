/** Anything that could be a mailbox, also one with a quoted local part. */
const ADDRESS = /(?:"[^"]*"|[^\s<>"'(),;:[\]]+)@[^\s<>"'(),;:[\]]+/g
/** Shorter ones are words that mean something else. */
const SHORTEST_LOCAL_PART = 3

/**
 * A mail server's answer without the recipient: it often repeats the address, or only the part before the @.
 * @param recipient is removed in both forms
 */
export function withoutAddresses(text: string, recipient: string): string {
  const [local = ''] = recipient.split('@')
  const known = text.replaceAll(ADDRESS, '[address]')
  if (local.length < SHORTEST_LOCAL_PART) return known
  return known.replaceAll(new RegExp(RegExp.escape(local), 'gi'), '[address]')
}
