import type { Condition } from '../../event/definition/condition.ts'
import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { formatHour } from '../../values/time.ts'
import { closingOn } from '../kit/event-days.ts'
import { giftItem, type ItemInput } from '../kit/gift.ts'
import { stepFacts } from '../kit/price-steps.ts'
import { shirtItems } from '../kit/shirt.ts'
import type { Distance } from './distances.ts'
import { DESK_PLACES, type Run, type StepPrices } from './run.ts'

const SIZES = ['116', '128', '140', '152', 'XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

/** Who starts by the desk on the day of the run. */
const atDesk = (start: Temporal.PlainDate): Condition => ({
  all: [
    { fact: 'channel', is: 'office' },
    { fact: 'day', atLeast: start.toString() },
  ],
})

export const runItems = (run: Run): ItemInput[] => [
  start(run),
  ...extras(run),
  giftItem('Biegnę dla innych', [1000, 2000, 5000]),
]

const start = (run: Run): ItemInput => ({
  id: 'start',
  name: 'Start',
  category: 'participation',
  per: 'person',
  choose: 'always',
  price: priceOf(run),
  ...(run.days.start === null ? {} : { claims: [{ pool: 'desk', when: atDesk(run.days.start) }] }),
})

/** By the day of payment and the distance; until the day of the run is known the main price. */
function priceOf({ days, types, distances, prices }: Run): ItemInput['price'] {
  const at = (step: keyof StepPrices) => {
    const amounts = distances.map(({ id, kind }: Distance) => [id, prices.starts[kind][step]] as const)
    return types.length === 0 ? (amounts[0]?.[1] ?? 0) : Object.fromEntries(amounts)
  }
  const byType = types.length === 0 ? [] : ['type']
  if (days.start === null) {
    const main = at('main')
    return typeof main === 'number' ? main : { by: byType, amounts: main }
  }
  return {
    by: ['own.step', ...byType],
    amounts: { desk: at('desk'), early: at('early'), main: at('main'), late: at('late') },
  }
}

/** The columns of the price list. */
export const runFacts = ({ days }: Run): EventDefinitionInput['facts'] =>
  stepFacts(days, {
    ...{ name: 'Dzień wpłaty', fact: 'paymentDay', what: 'Wpłata', until: [60, 15] },
    first: (day) => [{ id: 'desk', name: 'Biuro zawodów w dniu biegu', when: atDesk(day) }],
  })

/** What is made ahead is ordered until a day; what would cost nothing is not on offer. */
const extras = ({ orderedBy, prices }: Run): ItemInput[] =>
  prices.adult === 0
    ? []
    : [
        ...shirtItems({ name: 'Koszulka', price: prices.shirt, sizes: SIZES, until: orderedBy }),
        ...(orderedBy === null ? [] : [engraving(orderedBy, prices.engraving)]),
        {
          id: 'pasta',
          name: 'Makaron w przeddzień',
          category: 'meal',
          per: 'person',
          choose: 'optional',
          price: prices.pasta,
        },
      ]

const engraving = (until: Temporal.PlainDate, price: number): ItemInput => ({
  id: 'engraving',
  name: 'Grawer na medalu',
  note: 'Imię i czas.',
  category: 'merchandise',
  legalKind: 'made-to-order',
  per: 'person',
  choose: 'optional',
  price,
  windows: closingOn(until),
})

/** Places of the run and of each distance, at the desk, of each address and of each person. */
export const runPlaces = (
  run: Run,
): Pick<
  EventDefinitionInput,
  'limit' | 'types' | 'typeLabel' | 'ages' | 'pools' | 'claims' | 'waitingList'
> => ({
  ...(placesOfAll(run) === null ? {} : { limit: placesOfAll(run) ?? undefined }),
  ...(run.types.length === 0
    ? { ages: run.distances[0]?.ages }
    : { types: run.types.map(typeOf), typeLabel: 'Na jakim dystansie?' }),
  pools: [
    ...(run.days.start === null ? [] : [{ id: 'desk', name: 'Biuro zawodów', capacity: DESK_PLACES }]),
    { id: 'mine', name: 'Starty na jeden adres e-mail', capacity: 10, per: 'registrant' },
    { id: 'once', name: 'Start', capacity: 1, per: 'person' },
  ],
  claims: [{ pool: 'mine', when: { fact: 'channel', is: 'online' } }, { pool: 'once' }],
  ...(isLimited(run) ? { waitingList: { smallerMayPass: true } } : {}),
})

/** Of one distance its own limit is that of the run, the smaller of two. */
function placesOfAll({ limit, types, distances }: Run): number | null {
  const alone = types.length === 0 ? (distances[0]?.places ?? null) : null
  return limit === null || alone === null ? (limit ?? alone) : Math.min(limit, alone)
}

const isLimited = (run: Run) => placesOfAll(run) !== null || run.types.some(({ places }) => places !== null)

const typeOf = ({ id, name, at, places, ages }: Distance) => ({
  id,
  name,
  ...(at === null ? {} : { note: `Start o ${formatHour(at)}` }),
  ages,
  ...(places === null ? {} : { limit: { id: `places-${id}`, places, name } }),
})
