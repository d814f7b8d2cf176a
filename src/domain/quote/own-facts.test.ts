import { describe, expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, context, draft, item, quoteOf } from './quote.fixture.ts'
import { type Known, personScopes, wholeScope } from './scope.ts'

type OwnFact = NonNullable<EventDefinitionInput['facts']>[number]

const FACTS: OwnFact[] = [
  {
    id: 'band',
    name: 'Kategoria',
    kind: 'class',
    values: [
      { id: 'infant', name: 'Maluch', when: { fact: 'age', atMost: 3 } },
      { id: 'child', name: 'Dziecko', when: { fact: 'own.children', atLeast: 1 } },
      { id: 'member', name: 'Członek', when: { fact: 'type', is: 'member' } },
    ],
  },
  {
    id: 'size',
    name: 'Wielkość',
    kind: 'class',
    of: 'registration',
    values: [
      { id: 'big', name: 'Duża', when: { fact: 'people', atLeast: 3 } },
      { id: 'small', name: 'Mała' },
    ],
  },
  { id: 'children', name: 'Dzieci', kind: 'count', when: { fact: 'age', atMost: 17 } },
  { id: 'guests', name: 'Goście', kind: 'count', when: { fact: 'type', is: 'guest' } },
  { id: 'child', name: 'Które dziecko', kind: 'rank', among: { fact: 'age', atMost: 17 } },
  { id: 'last', name: 'Od najmłodszych', kind: 'rank', order: 'youngest' },
  { id: 'typed', name: 'Kolejność', kind: 'rank', order: 'typed' },
  { id: 'all', name: 'Razem', kind: 'sum', of: ['people', 'own.children', 'total.mug'] },
  {
    id: 'mine',
    name: 'Swoje',
    kind: 'sum',
    per: 'person',
    of: ['number.mug'],
    times: { 'number.mug': 3 },
    plus: 1,
  },
]
const event = compiled({
  types: [
    { id: 'member', name: 'Członek' },
    { id: 'guest', name: 'Gość' },
  ],
  items: [item({ id: 'mug', name: 'Kubek', choose: 'quantity', max: 5 })],
  facts: FACTS,
})

const GUEST = { type: 'guest' }
/** The value of the fact for each person, in the order of typing. */
function each(name: string, people: readonly Record<string, unknown>[]): Known[] {
  const whole = wholeScope(draft(people), context())
  return personScopes(whole).map((scope) => event.facts.get(`own.${name}`)?.read(scope))
}
const ofAll = (name: string, people: readonly Record<string, unknown>[]): Known =>
  event.facts.get(`own.${name}`)?.read(wholeScope(draft(people), context()))

describe('a class', () => {
  test('is the first value whose condition holds; without one it is null', () => {
    expect(each('band', [{ ...GUEST, birthDate: '2024-01-01' }])).toEqual(['infant'])
    expect(each('band', [{ type: 'member' }])).toEqual(['member'])
    expect(each('band', [GUEST])).toEqual([null])
  })

  test('may ask a fact that is defined after it', () => {
    expect(each('band', [GUEST, { ...GUEST, birthDate: '2015-01-01' }])).toEqual(['child', 'child'])
  })

  test('is open while an earlier value may still hold, and decided where it no longer matters', () => {
    expect(each('band', [{ type: 'member', birthDate: null }])).toEqual([undefined])
    expect(each('band', [{}])).toEqual([undefined])
    expect(each('band', [{ birthDate: '2024-01-01' }])).toEqual(['infant'])
  })

  test('of the registration is the same for every person and for the whole', () => {
    expect(each('size', [GUEST, GUEST, GUEST])).toEqual(['big', 'big', 'big'])
    expect(ofAll('size', [GUEST])).toBe('small')
  })

  test('of a person is null for the whole', () => {
    expect(ofAll('band', [GUEST])).toBeNull()
  })
})

describe('a count', () => {
  test('counts people who meet the condition, by the age on the first day', () => {
    const born = (birthDate: string) => ({ ...GUEST, birthDate })
    expect(ofAll('children', [born('2008-08-05'), born('2008-08-06'), born('2020-01-01')])).toBe(2)
    expect(ofAll('guests', [GUEST, { type: 'member' }, GUEST])).toBe(2)
  })

  test('is not known while it may still change', () => {
    expect(ofAll('children', [GUEST, { ...GUEST, birthDate: null }])).toBeUndefined()
    expect(ofAll('guests', [GUEST, {}])).toBeUndefined()
  })
})

describe('a rank among the people', () => {
  const born = (...dates: (string | null)[]) => dates.map((birthDate) => ({ ...GUEST, birthDate }))

  test('oldest first, only people who count have one', () => {
    expect(each('child', born('2015-01-01', '1990-01-01', '2010-01-01', '2020-01-01'))).toEqual([
      2,
      null,
      1,
      3,
    ])
  })

  test('youngest first; twins keep the order of typing both ways', () => {
    expect(each('last', born('2015-01-01', '1990-01-01', '2020-01-01', '2020-01-01'))).toEqual([3, 4, 1, 2])
    expect(each('child', born('2020-01-01', '2020-01-01', '2015-01-01'))).toEqual([2, 3, 1])
  })

  test('follows the order of typing, regardless of ages', () => {
    expect(each('typed', born('2015-01-01', '1990-01-01', null))).toEqual([1, 2, 3])
  })

  test('is unknown for a person of whom it is not known whether they count; the others keep theirs', () => {
    expect(each('child', born('2015-01-01', null, '2018-01-01'))).toEqual([1, undefined, 2])
  })
})

describe('a sum', () => {
  const mugs = (...quantities: number[]) => quantities.map((mug) => ({ ...GUEST, choices: { mug } }))

  test('adds numbers of the registration up', () => {
    expect(ofAll('all', mugs(2, 3))).toBe(2 + 0 + 5)
  })

  test('of a person adds each person’s numbers separately', () => {
    expect(each('mine', mugs(2, 3))).toEqual([7, 10])
    expect(each('mine', [{ ...GUEST, choices: { mug: 'six' } }, ...mugs(1)])).toEqual([undefined, 4])
    expect(ofAll('mine', mugs(2))).toBeNull()
  })

  test('is unknown while one of them is', () => {
    expect(ofAll('all', mugs(2, 1000))).toBeUndefined()
    expect(ofAll('all', [{ ...GUEST, choices: { mug: 'six' } }])).toBeUndefined()
    expect(ofAll('all', [{ ...GUEST, birthDate: null }])).toBeUndefined()
  })
})

test('a class heads the rows of a price table', () => {
  const tabled = compiled({
    types: [
      { id: 'member', name: 'Członek' },
      { id: 'guest', name: 'Gość' },
    ],
    facts: [
      {
        id: 'band',
        name: 'Wiek',
        kind: 'class',
        values: [
          { id: 'child', name: 'Dziecko', when: { fact: 'age', atMost: 12 } },
          { id: 'adult', name: 'Dorosły' },
        ],
      },
    ],
    items: [
      item({
        price: {
          by: ['own.band', 'type'],
          amounts: { child: { member: 4000, guest: 5000 }, adult: { member: 9000, guest: 11000 } },
        },
      }),
    ],
  })
  const scopes = personScopes(
    wholeScope(draft([{ type: 'guest', birthDate: '2015-01-01' }, { type: 'member' }]), context()),
  )
  expect(scopes.map((scope) => tabled.items[0]?.price(scope))).toEqual([
    { amount: 5000, reason: { code: 'table', params: { row: 'Dziecko', column: 'Gość' } } },
    { amount: 9000, reason: { code: 'table', params: { row: 'Dorosły', column: 'Członek' } } },
  ])
})

describe('a sum', () => {
  const facts: OwnFact[] = [
    { id: 'tens', name: 'Każde 10', kind: 'sum', of: ['people'], divided: { by: 10, round: 'up' } },
    { id: 'full', name: 'Pełne 10', kind: 'sum', of: ['people'], divided: { by: 10, round: 'down' } },
    { id: 'more', name: 'I dwa', kind: 'sum', of: ['people'], times: { people: -1 }, plus: 2 },
  ]
  const sized = compiled({ items: [item()], facts })
  const read = (people: number) => {
    const whole = wholeScope(draft(Array.from({ length: people }, () => ({}))), context())
    return facts.map(({ id }) => sized.facts.get(`own.${id}`)?.read(whole))
  }
  test('counts each begun or each full ten, and adds a number of its own', () => {
    expect([1, 9, 10].map(read)).toEqual([
      [1, 0, 1],
      [1, 0, -7],
      [1, 1, -8],
    ])
  })
})

describe('a question that is asked by a fact of the organiser’s own', () => {
  const quoted = (of: 'person' | 'registration', answers: Record<string, number>) => {
    const event = compiled({
      questions: [
        { id: 'guests', of, type: 'number', label: 'Goście', when: { fact: 'own.grown', atLeast: 1 } },
      ],
      facts: [
        { id: 'grown', name: 'Dorośli', kind: 'count', when: { fact: 'own.age', is: 'grown' } },
        {
          ...{ id: 'age', name: 'Wiek', kind: 'class' },
          values: [
            { id: 'child', name: 'Dziecko', when: { fact: 'age', atMost: 17 } },
            { id: 'grown', name: 'Osoba dorosła' },
          ],
        },
      ],
      items: [item({ price: 1000, per: of, choose: 'always' })],
      adjustments: [
        {
          ...{ id: 'many', name: 'Tłok', items: ['fee'], effect: { kind: 'plus', amount: 500 } },
          when: { fact: 'answer.guests', atLeast: 11 },
        },
      ],
    })
    return of === 'person' ? quoteOf(event, [{ answers }]) : quoteOf(event, [{}], { answers })
  }

  test.each(['person', 'registration'] as const)('has an answer that rules may ask, of the %s', (of) => {
    expect(quoted(of, { guests: 11 }).total).toBe(1500)
    expect(quoted(of, { guests: 10 }).total).toBe(1000)
    expect(quoted(of, {}).total).toBe(1000)
  })
})
