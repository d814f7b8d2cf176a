/** When a member hears of what waits: alarms at once and the rest in the morning, all in the morning, or never. */
export const NOTICE_CHOICES = ['at_once', 'daily', 'never'] as const

export type NoticeChoice = (typeof NOTICE_CHOICES)[number]

/** Something that waits: how many, and how many of them should not wait any longer. */
export interface Counted {
  readonly kind: string
  readonly eventId: string | null
  readonly count: number
  readonly urgent: number
}

/** The counts of the last message to a member, by kind and event. */
export type LastCounts = Readonly<Record<string, { readonly count: number; readonly urgent: number }>>

const keyOf = ({ kind, eventId }: Counted) => (eventId === null ? kind : `${kind} ${eventId}`)
const NOTHING = { count: 0, urgent: 0 }

/**
 * What has come since the last message to a member, and the counts that the next one leaves behind. What has been dealt
 * with meanwhile is forgotten, so that it is news when it comes again.
 * @param of alarms are what is urgent alone; everything else stays for the morning
 */
export function newsOf<Item extends Counted>(
  waiting: readonly Item[],
  last: LastCounts,
  of: 'all' | 'alarms',
): { readonly news: readonly Item[]; readonly counts: LastCounts } {
  const isNews = (item: Item) => {
    const known = last[keyOf(item)] ?? NOTHING
    return item.urgent > known.urgent || (of === 'all' && item.count > known.count)
  }
  const next = waiting.map((item) => {
    const { count, urgent } = item
    const known = last[keyOf(item)] ?? NOTHING
    const stands = isNews(item)
      ? { count, urgent }
      : { count: Math.min(count, known.count), urgent: Math.min(urgent, known.urgent) }
    return [keyOf(item), stands] as const
  })
  return { news: waiting.filter(isNews), counts: Object.fromEntries(next) }
}
