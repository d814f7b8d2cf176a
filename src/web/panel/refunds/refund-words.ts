import { formatAccount } from '#domain/values/iban.ts'
import type { Refund } from './refunds-api.ts'

type State = Refund['state']

export interface RefundGroup {
  readonly key: 'confirm' | 'transfer' | 'moving' | 'over'
  readonly title: string
  readonly refunds: readonly Refund[]
}

const GROUPS: readonly { key: RefundGroup['key']; title: string; states: readonly State[] }[] = [
  { key: 'confirm', title: 'Do zatwierdzenia', states: ['awaiting_confirmation', 'withheld'] },
  { key: 'transfer', title: 'Przelewem', states: ['to_transfer', 'needs_account'] },
  { key: 'moving', title: 'W\u00a0drodze', states: ['requested', 'sent'] },
  { key: 'over', title: 'Zakończone', states: ['succeeded', 'failed'] },
]

/** The refunds by the action they need; empty groups are left out. */
export const groupsOf = (refunds: readonly Refund[]): RefundGroup[] =>
  GROUPS.map(({ states, ...group }) => ({
    ...group,
    refunds: refunds.filter(({ state }) => states.includes(state)),
  })).filter((group) => group.refunds.length > 0)

/** The method of the transfer, or why there is none. */
export function wayWords({ state, payment, account, accountEnd, withheldBecause }: Refund): string {
  if (state === 'withheld') return `Powód: ${withheldBecause ?? ''}`
  if (account !== null) return `Konto: ${formatAccount(account)}`
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
