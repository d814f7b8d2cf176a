/** Anything that could be a mailbox, also one with a quoted local part. */
const ADDRESS = /(?:"[^"]*"|[^\s<>"'(),;:[\]]+)@[^\s<>"'(),;:[\]]+/g
/** Shorter ones are words that mean something else. */
const SHORTEST_LOCAL_PART = 3

/**
 * A mail server's answer without the recipient: it often repeats the address, or only the part before the @.
 * @param recipient is removed in both forms, also without its tag ('anna+rower' is the mailbox 'anna')
 */
export function withoutAddresses(text: string, recipient: string): string {
  const [local = ''] = recipient.split('@')
  // A server that knows tags names the mailbox without them; the whole local part is removed first.
  const [mailbox = ''] = local.split('+')
  return [local, mailbox]
    .filter((part) => part.length >= SHORTEST_LOCAL_PART)
    .reduce(
      (kept, part) => kept.replaceAll(new RegExp(RegExp.escape(part), 'gi'), '[address]'),
      text.replaceAll(ADDRESS, '[address]'),
    )
}
