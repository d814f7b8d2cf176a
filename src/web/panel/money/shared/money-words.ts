import { PAYMENT_WAYS, type PaymentWay } from '#domain/payment/ledger-entry.ts'
import { pl } from '#i18n/pl.ts'
import { gatewayName } from '../../shared/gateway-names.ts'
import type { IconName } from '../../shared/icon.tsx'
import { PAYMENT_WAY_WORDS } from '../../shared/payment-ways.ts'
import type { Tone } from '../../shared/tag.tsx'
import type { Doubt, Money } from './money-api.ts'
import type { PaymentState } from './payment-search.ts'

/** How a payment came, within a sentence. */
export function wayWord(way: string): string {
  if (way === 'moved') return 'z\u00a0innego zgłoszenia'
  return isByHand(way) ? PAYMENT_WAY_WORDS[way] : gatewayName(way)
}

const isByHand = (way: string): way is PaymentWay => PAYMENT_WAYS.some((each: string) => each === way)

interface Look {
  readonly word: string
  readonly tone: Tone
  readonly icon: IconName
}

const STATES: Readonly<Record<PaymentState, Look>> = {
  booked: { word: 'Zaksięgowana', tone: 'ok', icon: 'check' },
  pending: { word: 'W\u00a0toku', tone: 'info', icon: 'half' },
  failed: { word: 'Nieudana', tone: 'plain', icon: 'cross' },
  reversed: { word: 'Wycofana', tone: 'plain', icon: 'minus' },
  foreign: { word: 'Inna waluta', tone: 'warn', icon: 'alert' },
}

export const lookOfPayment = (state: PaymentState): Look => STATES[state]

/** A part of a sentence; `strong`: a sum. */
export interface Piece {
  readonly text: string
  readonly strong?: 'sum' | 'late'
}

/** How the event stands with money, as a sentence: 'Wpłynęło 84 320 zł z 97 000 zł. …' */
export function balanceSentence(money: Money): Piece[] {
  const { covered, expected, waiting, overdue } = money
  const sum = (amount: number, strong: 'sum' | 'late' = 'sum'): Piece => ({ text: pl.sum(amount), strong })
  const came: Piece[] = [
    { text: 'Wpłynęło ' },
    sum(covered),
    { text: ' z\u00a0' },
    sum(expected),
    { text: '.' },
  ]
  const open: Piece[] =
    waiting > 0 && overdue.amount > 0
      ? [
          { text: ' Na swój termin czeka ' },
          sum(waiting),
          { text: ', po terminie jest ' },
          sum(overdue.amount, 'late'),
          { text: ` w\u00a0${pl.counts.registrationsIn(overdue.registrations)}.` },
        ]
      : waiting > 0
        ? [{ text: ' Na swój termin czeka ' }, sum(waiting), { text: ', nikt nie zalega.' }]
        : overdue.amount > 0
          ? [
              { text: ' Po terminie jest ' },
              sum(overdue.amount, 'late'),
              { text: ` w\u00a0${pl.counts.registrationsIn(overdue.registrations)}.` },
            ]
          : [{ text: ' Nikt nie zalega.' }]
  return [...came, ...open]
}

/** What came besides, and what goes back. */
export function besidesWords({ received, covered, surplus, setAside, today }: Money): string[] {
  return [
    today.payments === 0
      ? 'Dziś nie było jeszcze żadnej wpłaty.'
      : `Dziś ${pl.counts.payments(today.payments)}, razem ${pl.sum(today.amount)}.`,
    ...(surplus.amount > 0
      ? [`Nadpłaty: ${pl.sum(surplus.amount)} w\u00a0${pl.counts.registrationsIn(surplus.registrations)}.`]
      : []),
    ...(setAside > 0 ? [`Na zwroty odłożone: ${pl.sum(setAside)}.`] : []),
    ...(received === covered ? [] : [`Razem wpłynęło ${pl.sum(received)}.`]),
  ]
}

interface DoubtWords {
  readonly name: string
  readonly why: string
  /** The reason that a refund of it has at first. */
  readonly reason: string
}

/** What is to be decided, in words. */
export function doubtWords({ kind, amount, owed, received }: Doubt): DoubtWords {
  const came = `Wpłynęło ${pl.sum(received)}, do zapłaty ${pl.sum(owed)}.`
  switch (kind) {
    case 'foreign':
      return {
        name: 'Wpłata w\u00a0innej walucie',
        why: 'Nie pokrywa ceny, dopóki nie zaksięgujesz jej w\u00a0złotych.',
        reason: '',
      }
    case 'refund_failed':
      return { name: 'Zwrot się nie udał', why: `Bramka go odrzuciła. ${came}`, reason: 'Ponowny zwrot' }
    case 'late':
      return {
        name: 'Wpłata po wygaśnięciu',
        why: `Zgłoszenie wygasło, a\u00a0pieniądze zostały. ${came}`,
        reason: 'Wpłata po wygaśnięciu zgłoszenia',
      }
    case 'ended':
      return {
        name: 'Pieniądze po rezygnacji',
        why: `Zgłoszenie jest anulowane. ${came}`,
        reason: 'Zgłoszenie anulowane',
      }
    case 'double':
      return {
        name: 'Podwójna wpłata',
        why: `Ta sama kwota przyszła dwa razy. ${came}`,
        reason: 'Podwójna wpłata',
      }
    case 'over':
      return { name: 'Nadpłata', why: came, reason: 'Nadpłata' }
    case 'under':
      return {
        name: 'Niedopłata',
        why: `Brakuje ${pl.sum(amount)}, a\u00a0termin minął. ${came}`,
        reason: '',
      }
  }
}

/** A little that is missing is waived first; more of it is asked for. */
export const SMALL = 2_000
