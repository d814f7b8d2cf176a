import { formatAccount } from '#domain/values/iban.ts'
import type { Refund, RefundState } from './refunds-api.ts'

/** The refunds by the action that they need: what somebody has to do comes first. */
export const REFUND_SECTIONS = [
  { state: 'awaiting_confirmation', title: 'Do zatwierdzenia' },
  { state: 'needs_account', title: 'Potrzebny numer konta' },
  { state: 'to_transfer', title: 'Do wysłania przelewem' },
  { state: 'withheld', title: 'Zatrzymane' },
  { state: 'requested', title: 'Zlecone' },
  { state: 'sent', title: 'W\u00a0drodze' },
  { state: 'failed', title: 'Bramka odmówiła' },
  { state: 'succeeded', title: 'Zwrócone' },
] as const satisfies readonly { readonly state: RefundState; readonly title: string }[]

/** The method of the transfer, or why there is none. */
export function wayWords({
  state,
  payment,
  account,
  accountEnd,
  accountTyped,
  withheldBecause,
}: Refund): string {
  if (state === 'withheld') return `Powód: ${withheldBecause ?? ''}`
  if (account !== null)
    return `Konto: ${formatAccount(account)}${accountTyped ? ' (wpisane w\u00a0biurze)' : ''}`
  if (accountEnd !== null) return `Przelewem na konto …${accountEnd}`
  if (state === 'needs_account') return 'Osoba płacąca dostała prośbę o\u00a0numer konta'
  if (state === 'failed') return 'Pieniądze nie wróciły tą drogą'
  return payment === null ? 'Poza bramką' : 'Przez bramkę, na konto wpłaty'
}

/** The person who requested it; what the product did by itself has no name. */
export const byWords = (requestedBy: string): string =>
  requestedBy === 'registrant' || requestedBy === 'system' || requestedBy.startsWith('gateway:')
    ? 'automatycznie'
    : requestedBy
