import { z } from 'zod'
import type { Grosze } from '#domain/money.ts'
import { keptReason } from '#i18n/pl/kept-reason.ts'
import { lastMomentText } from '#i18n/pl/spans.ts'
import { pl } from '#i18n/pl.ts'
import { pluralChooser } from '#i18n/plural.ts'
import { foreignMoney } from './foreign-money.ts'
import type { Registration } from './registrations-api.ts'

type Entry = Registration['ledger'][number]

const KINDS: Readonly<Record<Entry['kind'], string>> = {
  charge: 'Należność',
  payment: 'Wpłata',
  refund: 'Zwrot',
  correction: 'Korekta',
  kept: 'Potrącenie',
  fee: 'Opłata',
}

export const entryKind = (kind: Entry['kind']): string => KINDS[kind]

const keptReasonSchema = z.object({
  code: z.enum(['rule', 'over']),
  rule: z.string().nullable(),
  until: z.string().nullable(),
  amount: z.number().int(),
})

const explanationSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('registered'), lines: z.array(z.unknown()) }),
  z.object({
    code: z.literal('paid_online'),
    gateway: z.string(),
    transaction: z.string(),
    asked: z.number().int().optional(),
  }),
  z.object({
    code: z.literal('paid_in_currency'),
    gateway: z.string(),
    transaction: z.string(),
    amount: z.number().int(),
    currency: z.string(),
  }),
  z.object({ code: z.literal('refunded'), gateway: z.string(), transaction: z.string() }),
  z.object({ code: z.literal('refunded_by_hand'), reason: z.string() }),
  z.object({
    code: z.enum([
      'changed',
      'handed_over',
      'hand_over_difference',
      'cancelled',
      'expired',
      'revived',
      'donation',
      'payment_day',
      'fee_waived',
    ]),
  }),
  z.object({ code: z.enum(['change_fee', 'hand_over_fee']), until: z.string().nullable() }),
  z.object({ code: z.literal('resigned'), reasons: z.array(keptReasonSchema) }),
])

type Explanation = z.output<typeof explanationSchema>

const plural = pluralChooser('pl')
const POSITIONS = { one: 'pozycja', few: 'pozycje', many: 'pozycji', other: 'pozycji' }
const GATEWAYS: Readonly<Record<string, string>> = { test: 'bramka testowa' }

const CORRECTIONS = {
  changed: 'zmiana w\u00a0zgłoszeniu',
  handed_over: 'przekazanie miejsca',
  hand_over_difference: 'różnica ceny po przekazaniu miejsca',
  cancelled: 'zgłoszenie anulowane',
  expired: 'zgłoszenie wygasło',
  revived: 'zgłoszenie przywrócone',
  donation: 'darowizna, która zostaje',
  payment_day: 'cena z\u00a0dnia wpłaty',
  fee_waived: 'opłata umorzona',
} as const

const FEES = { change_fee: 'za zmianę zgłoszenia', hand_over_fee: 'za przekazanie miejsca' } as const

/** Why an entry stands in the ledger; empty when it says only what its kind says. */
export function explainEntry({ explanation }: Pick<Entry, 'explanation'>): string {
  const read = explanationSchema.safeParse(explanation)
  return read.success ? explain(read.data) : ''
}

function explain(said: Explanation): string {
  switch (said.code) {
    case 'registered':
      return `zapis według cennika, ${said.lines.length}\u00a0${plural(said.lines.length, POSITIONS)}`
    case 'paid_online':
      return [`płatność internetowa, ${way(said)}`, ...askedWords(said.asked)].join(', ')
    case 'paid_in_currency':
      return `płatność w\u00a0innej walucie, do wyjaśnienia: ${foreignMoney(said)}, ${way(said)}`
    case 'refunded':
      return `zwrot przez bramkę, ${way(said)}`
    case 'refunded_by_hand':
      return `zwrot poza bramką: ${said.reason}`
    case 'resigned':
      return ['opłata za rezygnację', ...said.reasons.map(keptReason)].join(', ')
    case 'change_fee':
    case 'hand_over_fee':
      return said.until === null ? FEES[said.code] : `${FEES[said.code]} do ${lastMomentText(said.until)}`
    default:
      return CORRECTIONS[said.code]
  }
}

const way = ({ gateway, transaction }: { readonly gateway: string; readonly transaction: string }) =>
  `${GATEWAYS[gateway] ?? gateway}, transakcja ${transaction}`

const askedWords = (asked: Grosze | undefined) =>
  asked === undefined ? [] : [`do zapłaty było ${pl.money(asked)}`]

/** Which way a kind of entry moves the sum to pay; a correction carries its own sign. */
const SIGNS: Readonly<Record<Entry['kind'], 1 | -1 | null>> = {
  charge: 1,
  payment: -1,
  refund: 1,
  correction: null,
  kept: 1,
  fee: null,
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
