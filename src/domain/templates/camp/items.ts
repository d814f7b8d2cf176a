import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { closingBefore, dayBefore, lengthOf } from '../kit/event-days.ts'
import { giftItem, type ItemInput } from '../kit/gift.ts'
import { shirtItems } from '../kit/shirt.ts'
import type { Stay } from '../kit/stays.ts'
import type { Camp } from './camp.ts'

type PoolInput = NonNullable<EventDefinitionInput['pools']>[number]
type ClaimInput = NonNullable<EventDefinitionInput['claims']>[number]

/** How many terms a child may come to. */
const MOST_TERMS = 2
const SIZES = ['116', '128', '140', '152', '164', 'S', 'M', 'L'] as const

/** How many days before a term its registration closes. */
export const closesBefore = ({ isOvernight }: Camp) => (isOvernight ? 14 : 5)

export const campItems = (camp: Camp): ItemInput[] => [
  camp.terms.length === 0 ? oneTerm(camp) : severalTerms(camp),
  ...(camp.isOvernight
    ? [coach(camp, 'coach-there', 'Autokar tam'), coach(camp, 'coach-back', 'Autokar z powrotem')]
    : [latePickUp(camp)]),
  ...shirtItems({
    name: 'Koszulka',
    price: camp.prices.shirt,
    sizes: SIZES,
    until: dayBefore(camp.days, 30),
  }),
  giftItem('Wyślij dziecko na wakacje', [2000, 5000, 10000]),
]

const oneTerm = ({ prices }: Camp): ItemInput => ({
  id: 'term',
  name: 'Turnus',
  category: 'participation',
  per: 'person',
  choose: 'always',
  price: prices.child,
})

/** Ages, windows and places are those of each term. */
const severalTerms = (camp: Camp): ItemInput => ({
  id: 'term',
  name: 'Na który turnus?',
  category: 'participation',
  per: 'person',
  choose: 'any',
  min: 1,
  max: MOST_TERMS,
  ages: camp.ages,
  price: camp.prices.child,
  options: camp.terms.map((term) => ({
    id: term.id,
    name: term.name,
    dates: { start: term.start.toString(), end: term.end.toString() },
    windows: closingBefore(term, closesBefore(camp)),
    limit: { id: `places-${term.id}`, places: camp.limit, name: term.name, refusal: 'group_full' },
    claims: groupClaims(camp, term),
  })),
})

/** In each chosen term by itself. */
const coach = ({ terms, prices }: Camp, id: string, name: string): ItemInput => ({
  id,
  name,
  category: 'transport',
  per: 'person',
  ...(terms.length === 0
    ? { choose: 'optional' as const }
    : { choose: 'any' as const, options: terms.map(optionOfTerm) }),
  price: prices.coach,
})

const optionOfTerm = ({ id, name }: Stay) => ({ id, name, when: { fact: 'chosen.term', is: id } })

const latePickUp = ({ stays, prices }: Camp): ItemInput => ({
  id: 'late',
  name: 'Późny odbiór do 17:30',
  note: 'Za dzień. Wpisz, ile dni.',
  category: 'other',
  per: 'person',
  choose: 'quantity',
  ...(stays.length === 0 ? {} : { max: mostDays(stays) }),
  price: prices.late,
})

/** As many days as the longest terms have that one child may come to. */
const mostDays = (stays: readonly Stay[]): number =>
  stays
    .map(lengthOf)
    .sort((a, b) => b - a)
    .slice(0, MOST_TERMS)
    .reduce((sum, length) => Math.min(999, sum + length), 0)

/** One of the groups of a term, whichever has room. */
export function groupClaims({ groups }: Camp, term?: Stay): ClaimInput[] {
  return groups.length === 0 ? [] : [{ pool: groups.map((_, n) => groupId(n, term)) }]
}

/** The groups of each term. */
export function groupPools({ terms, groups }: Camp): PoolInput[] {
  const of = (term?: Stay) =>
    groups.map((capacity, n) => ({
      id: groupId(n, term),
      name: term === undefined ? `Grupa ${n + 1}` : `${term.name}, grupa ${n + 1}`,
      capacity,
      refusal: 'group_full' as const,
    }))
  return terms.length === 0 ? of() : terms.flatMap(of)
}

const groupId = (index: number, term?: Stay) =>
  term === undefined ? `group-${index + 1}` : `group-${term.id}-${index + 1}`
