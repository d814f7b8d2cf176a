import type { QuoteDue } from './quote-result.ts'

/**
 * Parts of which some have the agreed days and others new ones: none is due before the previous one, for money covers
 * them in their order (flow C9). A part without a day keeps none, and moves none.
 */
export function dueInOrder(parts: readonly QuoteDue[]): QuoteDue[] {
  let latest = ''
  return parts.map((part) => {
    if (part.until === null) return part
    if (part.until > latest) latest = part.until
    return { ...part, until: latest }
  })
}
