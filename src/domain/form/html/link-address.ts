import { isEmailAddress } from '../../values/email.ts'
import { safeHref } from './safe-html.ts'

/**
 * The address of a link as people type it: 'www.example.org' leads to a page, 'anna@example.org' to a mailbox. Null for
 * an address that leads nowhere, or where links of the product must not lead.
 */
export function linkAddress(typed: string): string | null {
  const bare = typed.trim()
  if (isEmailAddress(bare)) return `mailto:${bare}`
  const isHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u.test(bare)
  return safeHref(isHost ? `https://${bare}` : bare)
}
