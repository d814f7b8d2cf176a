import type { OutputOf } from '#contract/endpoint.ts'
import type { createOfficeRegistration } from '#contract/office.ts'
import type { Grosze } from '#domain/values/money.ts'
import { pl } from '#i18n/pl.ts'

/** What became of the money that was taken; unknown: the answer was lost. */
export type Booked = 'nothing' | 'booked' | 'refused' | 'unknown'

interface Taken {
  readonly state: OutputOf<typeof createOfficeRegistration>['state']
  readonly total: Grosze
  readonly booked: Booked
  /** Grosze that were taken. */
  readonly amount: Grosze
}

/** What a registration at the desk has come to, behind its number. */
export function madeWords({ state, total, booked, amount }: Taken): string {
  if (booked === 'unknown') return 'przyjęte, wpłata do sprawdzenia.'
  if (booked === 'booked') {
    const rest = total - amount
    const left = rest > 0 ? ` Pozostało do zapłaty: ${pl.sum(rest)}.` : ''
    return `przyjęte, wpłata ${pl.sum(amount)} zaksięgowana.${left}`
  }
  if (state === 'awaiting_approval') return 'przyjęte, czeka na decyzję biura.'
  return state === 'confirmed' ? 'przyjęte i\u00a0potwierdzone.' : 'przyjęte, czeka na wpłatę.'
}

/** What is to be done about money that may not be booked; null: nothing. */
export function bookingTrouble(booked: Booked): string | null {
  if (booked === 'refused')
    return 'Wpłaty nie udało się zaksięgować. Otwórz zgłoszenie i\u00a0zaksięguj ją tam.'
  if (booked === 'unknown')
    return 'Połączenie zerwało się przy wpłacie. Otwórz zgłoszenie i\u00a0sprawdź, czy jest zaksięgowana, zanim zaksięgujesz ją jeszcze raz.'
  return null
}
