import type { Condition } from '../../event/definition/condition.ts'
import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import type { Camp } from './camp.ts'

type AdjustmentInput = NonNullable<EventDefinitionInput['adjustments']>[number]
type Reduction = Omit<AdjustmentInput, 'items' | 'choiceGroup'>

/** Children of one term with support. */
const SUPPORTED = 4
const SUPPORT_ASKED: Condition = { fact: 'answer.support', is: true }

/** Reductions of the term, of which the best counts; of what costs nothing there are none. */
export function campReductions(camp: Camp): AdjustmentInput[] {
  if (camp.prices.child === 0) return []
  return [...siblings(camp), FAMILY_CARD, ...secondTerm(camp), ...support(camp)].map((reduction) => ({
    ...reduction,
    items: ['term'],
    choiceGroup: 'best',
  }))
}

const siblings = ({ prices: { second, further } }: Camp): Reduction[] => [
  ...(second === 0 ? [] : [sibling('second', 'Drugie z rodzeństwa', second, { from: 2, to: 2 })]),
  ...(further === 0 ? [] : [sibling('further', 'Kolejne z rodzeństwa', further, { from: 3 })]),
]

const sibling = (
  id: string,
  name: string,
  amount: number,
  places: { readonly from: number; readonly to?: number },
): Reduction => ({
  id,
  name,
  effect: { kind: 'off', amount },
  rank: { order: 'oldest', ...places },
})

const FAMILY_CARD: Reduction = {
  id: 'kdr',
  name: 'Karta Dużej Rodziny',
  when: { fact: 'answer.kdr', is: true },
  effect: { kind: 'percent-off', percent: 10 },
}

/** The later of two terms of one child: the option that is the last of those chosen. */
const secondTerm = ({ terms }: Camp): Reduction[] =>
  terms.length === 0
    ? []
    : [
        {
          id: 'second-term',
          name: 'Drugi turnus',
          when: {
            all: [
              { fact: 'number.term', atLeast: 2 },
              {
                any: terms.slice(1).map(({ id }, index) => ({
                  all: [
                    { fact: 'option', is: id },
                    { fact: 'last.term', is: index + 2 },
                  ],
                })),
              },
            ],
          },
          effect: { kind: 'percent-off', percent: 5 },
        },
      ]

/** Of each term its own places with support. */
const support = (camp: Camp): Reduction[] =>
  supportPlaces(camp).map(({ id, name, term }) => ({
    id,
    name,
    when: term === null ? SUPPORT_ASKED : { all: [SUPPORT_ASKED, { fact: 'option', is: term }] },
    effect: { kind: 'percent-off', percent: 50 },
    pool: id,
  }))

const supportPlaces = ({ terms }: Camp) =>
  terms.length === 0
    ? [{ id: 'support', name: 'Wsparcie', term: null }]
    : terms.map(({ id, name }) => ({ id: `support-${id}`, name: `Wsparcie, ${name}`, term: id }))

/** Limits of support, and who waits for it; none where nothing is paid. */
export function supportOf(camp: Camp): Required<Pick<EventDefinitionInput, 'pools' | 'approvals'>> {
  if (camp.prices.child === 0) return { pools: [], approvals: [] }
  return {
    pools: supportPlaces(camp).map(({ id, name }) => ({ id, name, capacity: SUPPORTED })),
    approvals: [{ id: 'support', name: 'Wsparcie', when: SUPPORT_ASKED }],
  }
}
