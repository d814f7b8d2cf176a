/** When a member is told of what waits: alarms at once and the rest in the morning, all in the morning, or never. */
export const NOTICE_CHOICES = ['at_once', 'daily', 'never'] as const

export type NoticeChoice = (typeof NOTICE_CHOICES)[number]

/** Something that waits: how many, and how many of them should not wait any longer. */
export interface Counted {
  readonly kind: string
  readonly eventId: string | null
  readonly count: number
  readonly urgent: number
}

/** What a member was told last, by kind and event. */
export type Told = Readonly<Record<string, { readonly count: number; readonly urgent: number }>>

const keyOf = ({ kind, eventId }: Counted) => (eventId === null ? kind : `${kind} ${eventId}`)
const NOTHING = { count: 0, urgent: 0 }

/**
 * What has come since a member was told, and what they know once they are told that. What has been dealt with meanwhile is
 * forgotten, so that it is news when it comes again.
 * @param of alarms are what is urgent alone; everything else stays for the morning
 */
export function newsOf<Item extends Counted>(
  waiting: readonly Item[],
  told: Told,
  of: 'all' | 'alarms',
): { readonly news: readonly Item[]; readonly told: Told } {
  const isNews = (item: Item) => {
    const known = told[keyOf(item)] ?? NOTHING
    return item.urgent > known.urgent || (of === 'all' && item.count > known.count)
  }
  const next = waiting.map((item) => {
    const { count, urgent } = item
    const known = told[keyOf(item)] ?? NOTHING
    const stands = isNews(item)
      ? { count, urgent }
      : { count: Math.min(count, known.count), urgent: Math.min(urgent, known.urgent) }
    return [keyOf(item), stands] as const
  })
  return { news: waiting.filter(isNews), told: Object.fromEntries(next) }
}
