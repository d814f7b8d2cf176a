import { amountsOf } from '../../quote/price.ts'
import type { Adjustment, Effect, EventDefinition, Item } from '../definition/definition.ts'
import { type DefinitionProblem, type Finding, pathOf } from '../definition/problem.ts'
import { isOfPeople } from '../definition/rank-order.ts'
import { pricesOf } from '../facts/named-facts.ts'
import type { Reasoning } from '../reasoning/possible.ts'
import { whyNeverIn } from '../reasoning/why-never.ts'
import { type MostOf, mostOfPieces, mostOfPrice } from './most-of-prices.ts'
import { suspicionsOf } from './suspicious-effect.ts'

/** Changes of price that change nothing, or more than there is: often a misplaced comma or sign. */
export function lintEffects(definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  const most = mostOfPieces(definition)
  return [
    ...definition.adjustments.flatMap((adjustment, i) => {
      const findings = [
        ...byItself(adjustment, most, definition),
        ...effectsNextToOthers(adjustment, i, definition),
      ]
      return findings.map(([field, finding]) => ({ path: pathOf('adjustments', i, field), ...finding }))
    }),
    ...unreachable(definition, reasoning),
  ]
}

/** The field, and what is suspicious about it. */
type EffectLint = readonly [field: string, finding: Finding]

function byItself(
  { effect, items }: Adjustment,
  most: MostOf,
  { items: known, peoplePerRegistration }: EventDefinition,
): EffectLint[] {
  const concerned = known.filter(({ id }) => items.includes(id))
  const twice = items.find((id, i) => items.indexOf(id) < i)
  const suspicions = suspicionsOf(effect, {
    dearest: Math.max(...items.map(most)),
    isSingle: concerned.every(({ choose }) => ['always', 'one', 'optional'].includes(choose)),
    together: (per) =>
      concerned.reduce((all, { id, per: of }) => {
        const people = per === 'registration' && of === 'person' ? peoplePerRegistration.max : 1
        return all + most(id) * people
      }, 0),
  })
  return [...suspicions.map(ofEffect), ...(twice === undefined ? [] : [itemTwice(twice, concerned)])]
}

const ofEffect = (finding: Finding): EffectLint => ['effect', finding]

const itemTwice = (id: string, items: readonly Item[]): EffectLint => {
  const name = items.find((item) => item.id === id)?.name ?? ''
  return ['items', { code: 'adjustment_item_twice', values: { id, name } }]
}

function effectsNextToOthers(
  adjustment: Adjustment,
  index: number,
  { adjustments, items: known, choiceGroups }: EventDefinition,
): EffectLint[] {
  const { effect, items, choiceGroup } = adjustment
  const before = adjustments.slice(0, index)
  const sharing = (other: Adjustment) => other.items.some((id) => items.includes(id))
  const same = before.find((other) => bare(other) === bare(adjustment))
  const per = choiceGroups.find(({ id }) => id === choiceGroup)?.per ?? 'line'
  const rivals = adjustments.filter((other) => other.choiceGroup === choiceGroup && other !== adjustment)
  const gifts = items.every((id) => known.find((item) => item.id === id)?.category === 'donation')
  return [
    ...(same === undefined ? [] : [ofEffect({ code: 'adjustment_twice', values: { name: same.name } })]),
    ...(LOWER_BOUNDS.has(effect.kind) && !before.some(sharing)
      ? [ofEffect({ code: 'floor_before_reductions' })]
      : []),
    ...leastAboveCap(adjustment, adjustments),
    ...(choiceGroup === undefined || (per === 'line' ? rivals.some(sharing) : rivals.length > 0)
      ? []
      : [['choiceGroup', { code: 'choice_of_one' }] as const]),
    ...(gifts && (effect.kind === 'percent-off' || effect.kind === 'percent-plus')
      ? [['items', { code: 'adjustment_of_gift' }] as const]
      : []),
  ]
}

/** They bound the reductions before them. */
const LOWER_BOUNDS: ReadonlySet<Effect['kind']> = new Set(['floor', 'floor-percent', 'most-off'])

const bare = ({ id: _, name: __, note: ___, ...rest }: Adjustment) => JSON.stringify(rest)

function leastAboveCap({ effect, items }: Adjustment, all: readonly Adjustment[]): EffectLint[] {
  if (effect.kind !== 'least') return []
  const sum = Math.min(...amountsOf(effect.amount))
  const lower = all.find(
    (other) =>
      other.effect.kind === 'cap' &&
      other.effect.per === effect.per &&
      mostOfPrice(other.effect.amount) < sum &&
      other.items.every((id) => items.includes(id)) &&
      items.every((id) => other.items.includes(id)),
  )
  return lower === undefined ? [] : [ofEffect({ code: 'least_above_cap', values: { sum, name: lower.name } })]
}

/** Numbers that no registration reaches: free for each fifty where six may register, an amount above the twentieth. */
function unreachable(definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  const whyNever = whyNeverIn(definition, reasoning)
  const unreachable = (path: string, fact: string, atLeast: number): DefinitionProblem[] => {
    const because = whyNever({ fact, atLeast })
    return because === null ? [] : [{ path, code: 'rule_never_applies', values: { because } }]
  }
  return [
    ...definition.adjustments.flatMap(({ effect, rank }, i) => [
      ...(effect.kind === 'free-for-each'
        ? unreachable(pathOf('adjustments', i, 'effect'), effect.of, effect.each)
        : []),
      ...(rank !== undefined && (isOfPeople(rank) || rank.of === 'person')
        ? unreachable(pathOf('adjustments', i, 'rank'), 'people', rank.from)
        : []),
    ]),
    ...pricesOf(definition).flatMap(({ path, price }) =>
      Array.isArray(price)
        ? price.flatMap(({ each }, i) =>
            each === undefined
              ? []
              : each.amount === 0
                ? [{ path: pathOf(path, i, 'each'), code: 'effect_zero' as const }]
                : unreachable(pathOf(path, i, 'each'), each.of, each.above + 1),
          )
        : [],
    ),
  ]
}
