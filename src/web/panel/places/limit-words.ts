import type { Pool } from '#domain/event/definition/definition.ts'
import { pl } from '#i18n/pl.ts'
import { type LiveLimit, takenWords } from '../shared/limits/live-limits.ts'

/** 'Zajęte 37 z 60; po publikacji 80 miejsc'; empty where there is nothing to tell beside the number of the draft. */
export function wordsOfNow(
  live: LiveLimit,
  { isForAll, draft }: { readonly isForAll: boolean; readonly draft: number | null },
): string {
  const { capacity } = live
  const isSame = capacity === draft
  const now = capacity === null ? 'Teraz bez limitu' : `Teraz ${pl.counts.places(capacity)}`
  const later = draft === null ? 'po publikacji bez limitu' : `po publikacji ${pl.counts.places(draft)}`
  return [...(isForAll ? [takenWords(live)] : isSame ? [] : [now]), ...(isSame ? [] : [later])].join('; ')
}

/** Of whom or what each limit is. */
export const PER_WORDS: Readonly<Record<'all' | NonNullable<Pool['per']>, string>> = {
  all: 'razem dla wszystkich',
  hour: 'na każdą godzinę wejścia',
  day: 'na każdy dzień wejść',
  person: 'dla każdej osoby, we wszystkich zgłoszeniach',
  registrant: 'dla każdego adresu e-mail, we wszystkich zgłoszeniach',
  code: 'na każdy kod z\u00a0listy',
}

/** What is said when there is none left. */
export const REFUSAL_WORDS: Readonly<Record<Pool['refusal'], string>> = {
  event_full: 'brak miejsc na wydarzenie',
  group_full: 'brak miejsc w\u00a0grupie',
  product_full: 'tego już nie ma',
  slot_full: 'brak miejsc o\u00a0tej godzinie',
  room_full: 'brak miejsc w\u00a0pokojach',
  code_invalid: 'kod jest już wykorzystany',
  limit_per_registrant: 'limit jednej osoby zapisującej jest wykorzystany',
  limit_per_person: 'limit jednej osoby jest wykorzystany',
}

/** Refusals that fit a limit of this kind. */
export function refusalsOf(per: Pool['per']): readonly Pool['refusal'][] {
  if (per === 'person') return ['limit_per_person', 'code_invalid']
  if (per === 'registrant') return ['limit_per_registrant', 'code_invalid']
  if (per === 'code') return ['code_invalid']
  return ['event_full', 'group_full', 'product_full', 'slot_full', 'room_full']
}
