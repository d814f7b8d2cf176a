import type { CheckInVerdict, Refusal } from '#domain/check-in/verdict.ts'
import type { PaidNess } from '#domain/payment/balance.ts'
import type { PaymentState } from '#domain/payment/states.ts'
import type { RegistrationState } from '#domain/registration/states.ts'

/** Names of states (words.md, 'Buttons and states'). */

export const registrationStates: Readonly<Record<RegistrationState, string>> = {
  held: 'W\u00a0trakcie wypełniania',
  awaiting_approval: 'Czeka na akceptację',
  awaiting_payment: 'Czeka na wpłatę',
  confirmed: 'Potwierdzone',
  waiting: 'Lista rezerwowa',
  expired: 'Wygasło (brak wpłaty)',
  cancelled: 'Anulowane',
  withdrawn: 'Porzucone',
}

export const paidNesses: Readonly<Record<PaidNess, string>> = {
  unpaid: 'Nieopłacone',
  deposit_paid: 'Opłacona zaliczka',
  underpaid: 'Niedopłata',
  paid: 'Opłacone',
  overpaid: 'Nadpłata',
  to_refund: 'Do zwrotu',
  refunded: 'Zwrócono',
}

/** The names for the staff; a payer never reads 'failed' before the gateway was queried. */
export const paymentStates: Readonly<Record<PaymentState, string>> = {
  created: 'Rozpoczęta',
  pending: 'W\u00a0toku',
  succeeded: 'Przyjęta',
  failed: 'Nieudana',
  cancelled: 'Przerwana',
}

export const checkInVerdicts: Readonly<Record<CheckInVerdict['kind'], string>> = {
  enter: 'Wpuść',
  used: 'Już użyty',
  refused: 'Nie wpuszczaj',
  unknown: 'Nieznany kod',
}

export const checkInRefusals: Readonly<Record<Refusal, string>> = {
  not_confirmed: 'zgłoszenie nie jest potwierdzone',
  cancelled: 'zgłoszenie anulowane',
  left: 'ta osoba nie bierze już udziału',
  other_event: 'bilet na inne wydarzenie',
  document: 'brakuje dokumentu',
}
