import { z } from 'zod'
import { formatMoney, type Grosze } from '#domain/money.ts'
import { plural } from '#i18n/plural.ts'
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
])

const GATEWAYS: Readonly<Record<string, string>> = { test: 'bramka testowa' }

/** Why an entry stands in the ledger; empty when it says only what its kind says. */
export function explainEntry({ explanation }: Pick<Entry, 'explanation'>): string {
  const read = explanationSchema.safeParse(explanation)
  if (!read.success) return ''
  if (read.data.code === 'registered') {
    const count = read.data.lines.length
    const noun = plural(count, { one: 'pozycja', few: 'pozycje', many: 'pozycji' })
    return `zapis według cennika, ${count}\u00a0${noun}`
  }
  const { gateway, transaction } = read.data
  return `płatność internetowa, ${GATEWAYS[gateway] ?? gateway}, transakcja ${transaction}`
}

/** '+560 zł', '−560 zł': in the ledger the sign says whether the sum to pay grows. */
export const signedMoney = (amount: Grosze): string =>
  amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount)

/** The balance as people say it: what is left to pay, or what is too much. */
export function balanceWords(balance: Grosze): { readonly label: string; readonly amount: string } {
  return balance < 0
    ? { label: 'Nadpłata', amount: formatMoney(-balance) }
    : { label: 'Pozostało do zapłaty', amount: formatMoney(balance) }
}
