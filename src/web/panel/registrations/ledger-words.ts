import type { Grosze } from '#domain/values/money.ts'
import { formatDate, readDay } from '#domain/values/time.ts'
import { ledgerKinds } from '#i18n/pl/ledger-kinds.ts'
import { retentionReasonText } from '#i18n/pl/retention-reason.ts'
import { lastMomentText } from '#i18n/pl/spans.ts'
import { pl } from '#i18n/pl.ts'
import { pluralChooser } from '#i18n/text/plural.ts'
import { foreignMoney } from '../shared/foreign-money.ts'
import { gatewayName } from '../shared/gateway-names.ts'
import { PAYMENT_WAY_WORDS } from '../shared/payment-ways.ts'
import type { Registration } from '../shared/registration/registration-api.ts'

type Entry = Registration['ledger'][number]

export const entryKind = (kind: Entry['kind']): string => ledgerKinds[kind]

const plural = pluralChooser('pl')
const POSITIONS = { one: 'pozycja', few: 'pozycje', many: 'pozycji', other: 'pozycji' }
const dayText = (iso: string): string => {
  const day = readDay(iso)
  return day === null ? iso : formatDate(day)
}

/** For entries whose code is sufficient. */
const PLAIN = {
  changed: 'zmiana w\u00a0zgłoszeniu',
  handed_over: 'przekazanie miejsca',
  hand_over_difference: 'różnica ceny po przekazaniu miejsca',
  cancelled: 'zgłoszenie anulowane',
  expired: 'zgłoszenie wygasło',
  revived: 'zgłoszenie przywrócone',
  donation: 'darowizna, która zostaje',
  donation_returned: 'darowizna do zwrotu, na prośbę osoby, która ją dała',
  payment_day: 'cena z\u00a0dnia wpłaty',
  fee_waived: 'opłata umorzona',
} as const

const FEES = { change_fee: 'za zmianę zgłoszenia', hand_over_fee: 'za przekazanie miejsca' } as const

/** The explanation of an entry of the ledger. */
export function explainEntry({ explanation }: Pick<Entry, 'explanation'>): string {
  switch (explanation.code) {
    case 'registered': {
      const { length } = explanation.lines
      return `zapis według cennika, ${length}\u00a0${plural(length, POSITIONS)}`
    }
    case 'paid_online':
      return [`płatność internetowa, ${way(explanation)}`, ...askedWords(explanation.asked)].join(', ')
    case 'paid_in_currency':
      return `płatność w\u00a0innej walucie, do wyjaśnienia: ${foreignMoney(explanation)}, ${way(explanation)}`
    case 'paid_by_hand':
      return [
        `${PAYMENT_WAY_WORDS[explanation.way]}, ${dayText(explanation.day)}`,
        ...(explanation.note === null ? [] : [explanation.note]),
      ].join(': ')
    case 'payment_reversed':
      return `wpłata zaksięgowana przez pomyłkę: ${explanation.reason}`
    case 'moved_away':
      return `nadpłata przeniesiona na zgłoszenie ${explanation.to}: ${explanation.reason}`
    case 'moved_here':
      return `nadpłata przeniesiona ze zgłoszenia ${explanation.from}: ${explanation.reason}`
    case 'by_decision':
      return `decyzja organizatora: ${explanation.reason}`
    case 'refunded':
      return `zwrot przez bramkę, ${way(explanation)}`
    case 'refunded_by_hand':
      return `zwrot poza bramką: ${explanation.reason}`
    case 'resigned':
      return ['opłata za rezygnację', ...explanation.reasons.map(retentionReasonText)].join(', ')
    case 'change_fee':
    case 'hand_over_fee':
      return feeWords(explanation)
    case 'changed':
    case 'handed_over':
    case 'hand_over_difference':
    case 'cancelled':
    case 'expired':
    case 'revived':
    case 'donation':
    case 'donation_returned':
    case 'payment_day':
    case 'fee_waived':
      return PLAIN[explanation.code]
  }
}

const feeWords = ({ code, until }: { readonly code: keyof typeof FEES; readonly until: string | null }) =>
  until === null ? FEES[code] : `${FEES[code]} do ${lastMomentText(until)}`

const way = ({ gateway }: { readonly gateway: string }) => gatewayName(gateway)

const askedWords = (asked: Grosze | undefined) =>
  asked === undefined ? [] : [`do zapłaty było ${pl.sum(asked)}`]

/** '1045 zł': the kind implies the direction of the money. A kind with both directions has a sign: '−5 zł', '+5 zł'. */
export function entryMoney({ kind, amount }: Pick<Entry, 'kind' | 'amount'>): string {
  if (kind !== 'correction' && kind !== 'fee') return pl.sum(Math.abs(amount))
  return amount > 0 ? `+${pl.sum(amount)}` : pl.sum(amount)
}

/** The gateway's number of a transaction, to look it up in the gateway's own panel; null without a gateway. */
export function transactionOf({ explanation }: Pick<Entry, 'explanation'>): string | null {
  switch (explanation.code) {
    case 'paid_online':
    case 'paid_in_currency':
    case 'refunded':
      return explanation.transaction
    case 'registered':
    case 'paid_by_hand':
    case 'payment_reversed':
    case 'moved_away':
    case 'moved_here':
    case 'by_decision':
    case 'refunded_by_hand':
    case 'changed':
    case 'handed_over':
    case 'hand_over_difference':
    case 'cancelled':
    case 'expired':
    case 'revived':
    case 'donation':
    case 'donation_returned':
    case 'payment_day':
    case 'resigned':
    case 'change_fee':
    case 'hand_over_fee':
    case 'fee_waived':
      return null
  }
}

/** The balance in words: what is left to pay, or the overpayment. */
export function balanceWords(balance: Grosze): { readonly label: string; readonly amount: string } {
  return balance < 0
    ? { label: 'Nadpłata', amount: pl.sum(-balance) }
    : { label: 'Pozostało do zapłaty', amount: pl.sum(balance) }
}
