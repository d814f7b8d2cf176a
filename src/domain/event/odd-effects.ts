import { formatMoney } from '../money.ts'
import type { Adjustment, EventDefinition } from './definition.ts'
import { whyNeverIn } from './idle-rules.ts'
import { type MostOf, mostOfPieces } from './most-of-prices.ts'
import { pricesOf } from './named-facts.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Changes of price that change nothing, or more than there is: often a slip of a comma or of a sign. */
export function oddEffects(definition: EventDefinition): DefinitionProblem[] {
  const most = mostOfPieces(definition)
  return [
    ...definition.adjustments.flatMap((adjustment, i) => {
      const messages = [
        ...byItself(adjustment),
        ...besidePrices(adjustment, most, definition),
        ...besideOthers(adjustment, i, definition),
      ]
      return messages.map(([field, message]) => ({ path: pathOf('adjustments', i, field), message }))
    }),
    ...unreachable(definition),
  ]
}

/** The field, and what is odd about it. */
type Odd = readonly [field: string, message: string]

const NOTHING = 'To niczego nie zmienia: wynosi 0.'

function byItself({ effect, items }: Adjustment): Odd[] {
  const percent =
    'percentOff' in effect ? effect.percentOff : 'percentPlus' in effect ? effect.percentPlus : null
  const zero = ['off', 'plus', 'percentOff', 'percentPlus', 'floor', 'floorPercent', 'least'].some(
    (key) => new Map<string, unknown>(Object.entries(effect)).get(key) === 0,
  )
  const twice = items.find((id, i) => items.indexOf(id) < i)
  return [
    ...(zero ? [['effect', NOTHING] as const] : []),
    ...(percent !== null && percent > 0 && percent < 1
      ? [
          [
            'effect',
            `To mniej niż 1%. Jeśli chodzi o ${said(percent * 100)}%, wpisz ${said(percent * 100)}.`,
          ] as const,
        ]
      : []),
    ...(twice === undefined ? [] : [['items', `Pozycja „${twice}” jest tu wpisana dwa razy.`] as const]),
  ]
}

const said = (percent: number) => String(Number(percent.toFixed(2))).replace('.', ',')

/** Against the dearest of the things that are changed; not where something before it makes them dearer. */
function besidePrices({ effect, items }: Adjustment, most: MostOf, definition: EventDefinition): Odd[] {
  const dearest = Math.max(...items.map(most))
  if (!(dearest > 0 && dearest < Number.POSITIVE_INFINITY)) return []
  const price = `najwyższa z\u00a0tych cen to ${formatMoney(dearest)}`
  const odd = (message: string): Odd[] => [['effect', `${message}: ${price}.`]]
  if ('to' in effect && effect.to >= dearest) return odd('Ta cena nikomu niczego nie obniży')
  if ('off' in effect && effect.per === 'piece' && effect.off > dearest)
    return odd('Zniżka jest większa niż cena, więc zawsze zostaje 0\u00a0zł')
  if ('floor' in effect && effect.floor > dearest) return odd('Najniższa cena jest wyższa niż każda cena')
  if ('round' in effect && effect.round !== undefined && effect.round.to > dearest)
    return odd('Zaokrąglenie jest większe niż cena')
  return 'cap' in effect ? capBeside(effect, items, most, definition) : []
}

/** A cap that even those who take one of each do not reach, where more than one cannot be had. */
function capBeside(
  effect: { readonly cap: number; readonly per: 'person' | 'registration' },
  items: readonly string[],
  most: MostOf,
  { items: known, peoplePerRegistration }: EventDefinition,
): Odd[] {
  const concerned = known.filter(({ id }) => items.includes(id))
  const single = concerned.every(({ choose }) => ['always', 'one', 'optional'].includes(choose))
  const sum = concerned.reduce(
    (all, { id, per }) =>
      all + most(id) * (effect.per === 'registration' && per === 'person' ? peoplePerRegistration.max : 1),
    0,
  )
  return single && effect.cap >= sum
    ? [['effect', `Nikt tyle nie zapłaci: te pozycje kosztują razem najwyżej ${formatMoney(sum)}.`]]
    : []
}

function besideOthers(
  adjustment: Adjustment,
  index: number,
  { adjustments, items: known, choiceGroups }: EventDefinition,
): Odd[] {
  const { effect, items, choiceGroup } = adjustment
  const before = adjustments.slice(0, index)
  const sharing = (other: Adjustment) => other.items.some((id) => items.includes(id))
  const same = before.find((other) => bare(other) === bare(adjustment))
  const isFloor = 'floor' in effect || 'floorPercent' in effect || 'mostOff' in effect
  const per = choiceGroups.find(({ id }) => id === choiceGroup)?.per ?? 'line'
  const rivals = adjustments.filter((other) => other.choiceGroup === choiceGroup && other !== adjustment)
  const gifts = items.every((id) => known.find((item) => item.id === id)?.category === 'donation')
  return [
    ...(same === undefined ? [] : [['effect', `Taka sama zmiana ceny już jest: „${same.name}”.`] as const]),
    ...(isFloor && !before.some(sharing)
      ? [
          [
            'effect',
            'Żadna wcześniejsza zniżka nie obniża tych cen: ta zasada musi stać po zniżkach.',
          ] as const,
        ]
      : []),
    ...leastAboveCap(adjustment, adjustments),
    ...(choiceGroup === undefined || (per === 'line' ? rivals.some(sharing) : rivals.length > 0)
      ? []
      : [
          [
            'choiceGroup',
            'Tej zniżki nie ma z\u00a0czym porównać: żadna inna z\u00a0tej grupy nie dotyczy tych pozycji.',
          ] as const,
        ]),
    ...(gifts && ('percentOff' in effect || 'percentPlus' in effect)
      ? [['items', 'Procentów nie liczy się od darowizny.'] as const]
      : []),
  ]
}

const bare = ({ id: _, name: __, note: ___, ...rest }: Adjustment) => JSON.stringify(rest)

function leastAboveCap({ effect, items }: Adjustment, all: readonly Adjustment[]): Odd[] {
  if (!('least' in effect)) return []
  const lower = all.find(
    (other) =>
      'cap' in other.effect &&
      other.effect.per === effect.per &&
      other.effect.cap < effect.least &&
      other.items.every((id) => items.includes(id)) &&
      items.every((id) => other.items.includes(id)),
  )
  return lower === undefined
    ? []
    : [
        [
          'effect',
          `Najmniej ${formatMoney(effect.least)} to więcej niż najwyższa suma, którą ustala „${lower.name}”.`,
        ],
      ]
}

/** Numbers that nobody comes to: free for each fifty where six may register, an amount above the twentieth. */
function unreachable(definition: EventDefinition): DefinitionProblem[] {
  const whyNever = whyNeverIn(definition)
  const tell = (path: string, fact: string, atLeast: number) => {
    const because = whyNever({ fact, atLeast })
    return because === null ? [] : [{ path, message: `To nigdy nie zadziała: ${because}.` }]
  }
  return [
    ...definition.adjustments.flatMap(({ effect, rank }, i) => [
      ...('freeFor' in effect ? tell(pathOf('adjustments', i, 'effect'), effect.freeFor, effect.each) : []),
      ...(rank?.of === 'person' ? tell(pathOf('adjustments', i, 'rank'), 'people', rank.from) : []),
    ]),
    ...pricesOf(definition).flatMap(({ path, price }) =>
      Array.isArray(price)
        ? price.flatMap(({ each }, i) =>
            each === undefined
              ? []
              : each.amount === 0
                ? [{ path: pathOf(path, i, 'each'), message: NOTHING }]
                : tell(pathOf(path, i, 'each'), each.of, each.above + 1),
          )
        : [],
    ),
  ]
}
