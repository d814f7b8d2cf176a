import type { Adjustment, EventDefinition } from '#domain/event/definition.ts'
import { formatMoney, type Rounding } from '#domain/money.ts'
import { percentText } from '../percent.ts'
import { quoted } from './gate.ts'
import { roundingText } from './rounding.ts'
import { part, row, type SaidSection, type Speaker, speakerAbout, whenNote } from './said.ts'

/** Changes of price in the order in which they are applied. */
export function adjustmentsSection(speaker: Speaker): SaidSection {
  const { adjustments } = speaker.definition
  const rows = adjustments.map((adjustment) =>
    row(`adjustments/${adjustment.id}`, adjustment.name, effectText(adjustment.effect, speaker), [
      `dotyczy: ${quoted(adjustment.items.map(speaker.item))}`,
      ...whenNote(aboutItems(adjustment, speaker), adjustment.when),
      ...(adjustment.rank === undefined ? [] : [rankText(adjustment.rank)]),
      ...rivalsNote(adjustment, speaker.definition),
      ...(adjustment.pool === undefined ? [] : [`dopóki są wolne: „${speaker.pool(adjustment.pool)}”`]),
      ...(adjustment.paidBy === undefined ? [] : [`tę część płaci: ${adjustment.paidBy}`]),
      ...(adjustment.note === undefined ? [] : [adjustment.note]),
    ]),
  )
  const notes = [
    'Liczą się po kolei, każda od tego, co zostało po wcześniejszych. Zaokrąglamy do pełnego grosza.',
  ]
  return {
    id: 'znizki',
    title: 'Zniżki i\u00a0dopłaty',
    parts: rows.length === 0 ? [] : [part(rows, { notes })],
  }
}

const aboutItems = ({ items }: Adjustment, speaker: Speaker): Speaker =>
  speakerAbout(
    speaker,
    speaker.definition.items.filter(({ id }) => items.includes(id)),
  )

const PER = {
  piece: 'za każdą sztukę',
  person: 'od sumy każdej osoby',
  registration: 'od sumy zgłoszenia',
} as const

function effectText(effect: Adjustment['effect'], speaker: Speaker): string {
  if ('to' in effect && effect.to === 0) return 'bezpłatnie'
  if ('to' in effect) return `${formatMoney(effect.to)} zamiast wyższej ceny`
  if ('off' in effect) return `−${formatMoney(effect.off)} ${PER[effect.per]}`
  if ('percentOff' in effect)
    return `−${percentText(effect.percentOff)} ${effect.of === 'list' ? 'ceny z\u00a0cennika' : 'tego, co zostało'}${roundText(effect.round)}${mostText(effect.most)}`
  if ('plus' in effect) return `+${formatMoney(effect.plus)} za każdą sztukę`
  if ('percentPlus' in effect) return `+${percentText(effect.percentPlus)}${roundText(effect.round)}`
  if ('cap' in effect) {
    const whose = effect.per === 'person' ? 'dla jednej osoby' : 'w\u00a0jednym zgłoszeniu'
    return `razem najwyżej ${formatMoney(effect.cap)} ${whose}`
  }
  if ('floor' in effect) return `po zniżkach co najmniej ${formatMoney(effect.floor)} za każdą sztukę`
  if ('floorPercent' in effect)
    return `po zniżkach co najmniej ${percentText(effect.floorPercent)} ceny z\u00a0cennika`
  if ('mostOff' in effect) {
    const whose = effect.per === 'person' ? 'dla jednej osoby' : 'w\u00a0jednym zgłoszeniu'
    return `wszystkie zniżki razem to najwyżej ${formatMoney(effect.mostOff)} ${whose}`
  }
  if ('least' in effect) {
    const whose = effect.per === 'person' ? 'dla jednej osoby' : 'w\u00a0jednym zgłoszeniu'
    return `razem co najmniej ${formatMoney(effect.least)} ${whose}`
  }
  const most = effect.atMost === undefined ? '' : `, najwyżej ${effect.atMost}`
  return `jedna sztuka bezpłatnie na każde ${effect.each} (${speaker.fact(effect.freeFor).name}), najtańsza najpierw${most}`
}

const MOST_PER = { piece: 'na sztukę', person: 'na osobę', registration: 'na zgłoszenie' } as const

const mostText = (most: { amount: number; per: keyof typeof MOST_PER } | undefined): string =>
  most === undefined ? '' : `, zniżka najwyżej ${formatMoney(most.amount)} ${MOST_PER[most.per]}`

const roundText = (round: Rounding | undefined): string =>
  round === undefined ? '' : `, cenę zaokrąglamy ${roundingText(round)}`

const RANKS = {
  cheapest: 'od najniższej kwoty',
  dearest: 'od najwyższej kwoty',
  listed: 'z\u00a0listy',
} as const
const RANKED = {
  person: { one: 'osoba', of: 'osoby' },
  piece: { one: 'sztuka', of: 'sztuki' },
} as const

/** 'w kolejności od najniższej kwoty: tylko 1. osoba', 'w kolejności od najwyższej kwoty: od 2. osoby'. */
function rankText({ order, of, per, from, to }: NonNullable<Adjustment['rank']>): string {
  const words = RANKED[of]
  const which =
    from === to
      ? `tylko ${from}. ${words.one}`
      : `od ${from}. ${to === undefined ? '' : `do ${to}. `}${words.of}`
  const whose = per === 'person' ? ', osobno u\u00a0każdej osoby' : ''
  return `w\u00a0kolejności ${RANKS[order]}${whose}: ${which}`
}

const BEST_PER = {
  line: 'osobno w\u00a0każdej pozycji',
  person: 'osobno u\u00a0każdej osoby',
  registration: 'w\u00a0całym zgłoszeniu',
} as const

function rivalsNote({ choiceGroup }: Adjustment, { adjustments, choiceGroups }: EventDefinition): string[] {
  if (choiceGroup === undefined) return []
  const rivals = adjustments.filter((each) => each.choiceGroup === choiceGroup).map(({ name }) => name)
  const per = choiceGroups.find(({ id }) => id === choiceGroup)?.per ?? 'line'
  return [`tylko najkorzystniejsza z: ${quoted([...new Set(rivals)])}, ${BEST_PER[per]}`]
}
