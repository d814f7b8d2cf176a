import { z } from 'zod'
import type { Grosze } from '#domain/money.ts'
import { pl } from '#i18n/pl.ts'
import { pluralChooser } from '#i18n/plural.ts'
import type { Registration } from './registrations-api.ts'

type Entry = Registration['ledger'][number]

const KINDS: Readonly<Record<Entry['kind'], string>> = {
  charge: 'Należność',
  payment: 'Wpłata',
  refund: 'Zwrot',
  correction: 'Korekta',
}

export const entryKind = (kind: Entry['kind']): string => KINDS[kind]

const explanationSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('registered'), lines: z.array(z.unknown()) }),
  z.object({ code: z.literal('paid_online'), gateway: z.string(), transaction: z.string() }),
  z.object({ code: z.enum(['changed', 'cancelled', 'expired', 'revived']) }),
])

const plural = pluralChooser('pl')
const POSITIONS = { one: 'pozycja', few: 'pozycje', many: 'pozycji', other: 'pozycji' }
const GATEWAYS: Readonly<Record<string, string>> = { test: 'bramka testowa' }

const CORRECTIONS = {
  changed: 'zmiana w\u00a0zgłoszeniu',
  cancelled: 'zgłoszenie anulowane',
  expired: 'zgłoszenie wygasło',
  revived: 'zgłoszenie przywrócone',
} as const

/** Why an entry stands in the ledger; empty when it says only what its kind says. */
export function explainEntry({ explanation }: Pick<Entry, 'explanation'>): string {
  const read = explanationSchema.safeParse(explanation)
  if (!read.success) return ''
  if (read.data.code === 'registered') {
    const count = read.data.lines.length
    return `zapis według cennika, ${count}\u00a0${plural(count, POSITIONS)}`
  }
  if (read.data.code !== 'paid_online') return CORRECTIONS[read.data.code]
  const { gateway, transaction } = read.data
  return `płatność internetowa, ${GATEWAYS[gateway] ?? gateway}, transakcja ${transaction}`
}

/** Which way a kind of entry moves the sum to pay; a correction carries its own sign. */
const SIGNS: Readonly<Record<Entry['kind'], 1 | -1 | null>> = {
  charge: 1,
  payment: -1,
  refund: 1,
  correction: null,
}

/** '+560 zł', '−560 zł': the sign says whether the sum to pay grows. */
export function signedMoney({ kind, amount }: Pick<Entry, 'kind' | 'amount'>): string {
  const sign = SIGNS[kind]
  const change = sign === null ? amount : sign * Math.abs(amount)
  return change > 0 ? `+${pl.money(change)}` : pl.money(change)
}

/** The balance as people say it: what is left to pay, or what is too much. */
export function balanceWords(balance: Grosze): { readonly label: string; readonly amount: string } {
  return balance < 0
    ? { label: 'Nadpłata', amount: pl.money(-balance) }
    : { label: 'Pozostało do zapłaty', amount: pl.money(balance) }
}
