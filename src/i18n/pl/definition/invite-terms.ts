import type { Adjustment, EventDefinition, Item } from '#domain/event/definition/definition.ts'
import { isTable } from '#domain/event/definition/price-table.ts'
import { namesList } from '#domain/invites/names-list.ts'
import { reservedOf } from '#domain/invites/reserved.ts'
import { formatMoney } from '#domain/values/money.ts'
import { pluralChooser } from '../../text/plural.ts'
import { tie } from '../../text/typography.ts'
import { percentText } from '../percent.ts'
import { speakerOf, type TextContext } from './definition-text.ts'
import { effectText } from './effects.ts'

const choose = pluralChooser('pl')

/** What the codes of a list give, one sentence a rule, as guests read it: 'Udział: 60 zł.' The last is for how many people. */
export function inviteTerms(definition: EventDefinition, list: string): string[] {
  const opens = ({ when }: Conditional) => namesList(definition, when, list)
  const pool = definition.pools.find(({ id }) => id === list)
  const isPersonal = pool?.issued === 'people'
  return [
    ...pricesOf(definition, opens),
    ...choicesOf(definition, opens),
    ...(isPersonal ? forInvited(definition, list) : []),
    usesWords(pool?.capacity ?? 1, isPersonal),
  ].map(tie)
}

type Conditional = Pick<Item, 'when'>
type Opens = (rule: Conditional) => boolean

function pricesOf(definition: EventDefinition, opens: Opens): string[] {
  const speaker = speakerOf(definition)
  const ofRows = definition.items.flatMap(({ name, price }) =>
    typeof price === 'number' || isTable(price)
      ? []
      : price.filter(opens).map(({ amount }) => `${name}: ${sumText(amount)}.`),
  )
  const ofAdjustments = definition.adjustments
    .filter(opens)
    .map((adjustment) => `${whatOf(definition, adjustment)}: ${effectFor(adjustment, speaker)}.`)
  return [...ofRows, ...ofAdjustments]
}

/** What becomes cheaper; the name of the rule where that is more than a word or two. */
function whatOf({ items }: EventDefinition, { name, items: changed }: Adjustment): string {
  const names = items.flatMap((item) => (changed.includes(item.id) ? [item.name] : []))
  return names.length > 0 && names.length <= 2 ? names.join(', ') : name
}

const sumText = (amount: number) => (amount === 0 ? 'bezpłatnie' : formatMoney(amount))

function effectFor({ effect }: Adjustment, speaker: TextContext): string {
  if (effect.kind === 'to') return sumText(effect.amount)
  if (effect.kind === 'off' && effect.per === 'piece') return `taniej o\u00a0${formatMoney(effect.amount)}`
  if (effect.kind === 'percent-off' && effect.most === undefined)
    return `taniej o\u00a0${percentText(effect.percent)}`
  return effectText(effect, speaker)
}

const choicesOf = ({ types, groups, items, windows }: EventDefinition, opens: Opens): string[] => [
  ...[...types, ...groups, ...items.flatMap((item) => [item, ...item.options])]
    .filter(opens)
    .map(({ name }) => `Do wyboru także: ${name}.`),
  ...(windows.some(opens) ? ['Zapisy w\u00a0osobnym terminie.'] : []),
]

/** What holds for everybody with an invitation. */
function forInvited(definition: EventDefinition, list: string): string[] {
  const reserved = reservedOf(definition)
  const isOnly = definition.requirements.some(
    ({ code, must }) => code === 'invite_only' && namesList(definition, must, list),
  )
  const wait = choose(reserved, { one: 'czeka', few: 'czekają', many: 'czeka', other: 'czeka' })
  const places = choose(reserved, { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' })
  return [
    ...(isOnly ? ['Zapisać mogą się tylko zaproszeni.'] : []),
    ...(reserved > 0 ? [`Dla zaproszonych ${wait} ${reserved}\u00a0${places}.`] : []),
  ]
}

function usesWords(uses: number, isPersonal: boolean): string {
  const people = choose(uses, { one: 'jednej osoby', few: 'osób', many: 'osób', other: 'osoby' })
  const count = uses === 1 ? people : `${uses}\u00a0${people}`
  return isPersonal ? `Zaproszenie jest dla ${count}.` : `Kod działa dla ${count}.`
}
