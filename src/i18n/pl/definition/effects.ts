import type { Effect, Price } from '#domain/event/definition/definition.ts'
import { formatMoney, type Rounding } from '#domain/values/money.ts'
import { percentText } from '../percent.ts'
import type { TextContext } from './definition-text.ts'
import { pricesIn } from './prices.ts'
import { roundingText } from './rounding.ts'

/** What a change of price does: '−10% tego, co zostało', 'razem najwyżej 600 zł w jednym zgłoszeniu'. */
export function effectText(effect: Effect, speaker: TextContext): string {
  switch (effect.kind) {
    case 'to':
      return effect.amount === 0 ? 'bezpłatnie' : `${formatMoney(effect.amount)} zamiast wyższej ceny`
    case 'off':
      return `−${formatMoney(effect.amount)} ${PER[effect.per]}`
    case 'percent-off': {
      const base = effect.of === 'list' ? 'ceny z\u00a0cennika' : 'tego, co zostało'
      return `−${percentText(effect.percent)} ${base}${roundText(effect.round)}${mostText(effect.most)}`
    }
    case 'plus':
      return `+${formatMoney(effect.amount)} za każdą osobę lub sztukę`
    case 'percent-plus':
      return `+${percentText(effect.percent)}${roundText(effect.round)}`
    case 'cap':
      return `razem najwyżej ${sumText(effect.amount, WHOSE[effect.per], speaker)}`
    case 'floor':
      return `po zniżkach co najmniej ${formatMoney(effect.amount)} za każdą osobę lub sztukę`
    case 'floor-percent':
      return `po zniżkach co najmniej ${percentText(effect.percent)} ceny z\u00a0cennika`
    case 'most-off':
      return `wszystkie zniżki razem to najwyżej ${formatMoney(effect.amount)} ${WHOSE[effect.per]}`
    case 'least':
      return `razem co najmniej ${sumText(effect.amount, WHOSE[effect.per], speaker)}`
    case 'free-for-each': {
      const most = effect.atMost === undefined ? '' : `, najwyżej ${effect.atMost}`
      return `jedna sztuka bezpłatnie na każde ${effect.each} (${speaker.fact(effect.of).name}), najtańsza najpierw${most}`
    }
  }
}

const PER = {
  piece: 'za każdą osobę lub sztukę',
  person: 'od sumy każdej osoby',
  registration: 'od sumy zgłoszenia',
} as const

const WHOSE = { person: 'dla jednej osoby', registration: 'w\u00a0jednym zgłoszeniu' } as const

/** '600 zł w jednym zgłoszeniu'; 'dla jednej osoby: Wiek do 12 lat: 300 zł, Pozostali: 600 zł'. */
function sumText(sum: Price, whose: string, speaker: TextContext): string {
  if (typeof sum === 'number') return `${formatMoney(sum)} ${whose}`
  const rows = pricesIn(sum, speaker).map(({ name, amount, when }) =>
    [...(name === null ? [] : [`${name}: `]), amount, ...(when === '' ? [] : [` (${when})`])].join(''),
  )
  return `${whose}: ${rows.join(', ')}`
}

const MOST_PER = { piece: 'na sztukę', person: 'na osobę', registration: 'na zgłoszenie' } as const

const mostText = (most: { amount: number; per: keyof typeof MOST_PER } | undefined): string =>
  most === undefined ? '' : `, zniżka najwyżej ${formatMoney(most.amount)} ${MOST_PER[most.per]}`

const roundText = (round: Rounding | undefined): string =>
  round === undefined ? '' : `, cenę zaokrąglamy ${roundingText(round)}`
