import type { PoolRefusal } from './definition.ts'

/** What takes from a limit, as far as the words of its refusal depend on it. */
export type TakerKind = 'event' | 'group' | 'lodging' | 'other'

/** The code of a limit that states none: by whose limit it is, else by what takes from it. */
export function derivedRefusal(taker: TakerKind, per: string | undefined): PoolRefusal {
  if (per === 'registrant') return 'limit_per_registrant'
  if (per === 'person') return 'limit_per_person'
  if (per === 'code') return 'code_invalid'
  return BY_TAKER[taker]
}

const BY_TAKER: Readonly<Record<TakerKind, PoolRefusal>> = {
  event: 'event_full',
  group: 'group_full',
  lodging: 'room_full',
  other: 'product_full',
}
