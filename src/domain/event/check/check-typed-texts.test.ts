import { describe, expect, test } from 'vitest'
import { problemsOf, warningsIn } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

const TYPED = ['text', 'textarea', 'phone', 'otherPhone', 'email', 'pesel']
const word = (type = 'text') => ({ id: 'word', of: 'person', type, label: 'Słowo' })
const SECRET = { fact: 'answer.word', is: 'tajne' }
const rule = (must: object, when?: object) => [
  { id: 'r', of: 'person', must, when, code: 'not_eligible', message: 'Nie.' },
]
const event = (part: object, type?: string) => ({ items: [item()], questions: [word(type)], ...part })

const named = (id: string, when: object) => ({
  ...{ id, name: `Fakt ${id}`, kind: 'class' },
  values: [
    { id: 'yes', name: 'Tak', when },
    { id: 'no', name: 'Nie' },
  ],
})
const yes = (id: string) => ({ fact: `own.${id}`, is: 'yes' })
const count = (id: string, when: object) => ({ id, name: `Fakt ${id}`, kind: 'count', when })

const REFUSED = 'Odpowiedzi, którą się wpisuje, nie można tu porównać z tekstem'
const REFUSED_IN_FACT = `Pyta o to wymaganie. ${REFUSED}`
const WARNED = 'Tekst, z którym porównuje się odpowiedź, zobaczy każdy'
const begun = (lines: readonly string[]) => lines.map((line) => line.split(/: ten tekst|, kto zajrzy/)[0])

describe('a requirement compares no typed answer with a text', () => {
  test.each(TYPED)('of type %s, on either side of the condition', (type) => {
    expect(begun(problemsOf(event({ requirements: rule(SECRET) }, type)))).toEqual([
      `requirements.0.must: ${REFUSED}`,
    ])
    const must = { fact: 'people', atMost: 3 }
    expect(begun(problemsOf(event({ requirements: rule(must, SECRET) }, type)))).toEqual([
      `requirements.0.when: ${REFUSED}`,
    ])
  })

  test('but asks whether anything is typed, also through a fact', () => {
    const given = { fact: 'answer.word', given: true }
    expect(problemsOf(event({ requirements: rule(given) }))).toEqual([])
    expect(problemsOf(event({ facts: [named('knows', given)], requirements: rule(yes('knows')) }))).toEqual(
      [],
    )
  })

  test('an own fact that it asks is refused at the path of the text', () => {
    const facts = [named('knows', SECRET)]
    expect(begun(problemsOf(event({ facts, requirements: rule(yes('knows')) })))).toEqual([
      `facts.0.values.0.when: ${REFUSED_IN_FACT}`,
    ])
    const must = { fact: 'people', atMost: 3 }
    expect(begun(problemsOf(event({ facts, requirements: rule(must, yes('knows')) })))).toEqual([
      `facts.0.values.0.when: ${REFUSED_IN_FACT}`,
    ])
  })

  test.each([
    {
      by: 'a class of a class, whichever is listed first',
      facts: [named('second', yes('first')), named('first', SECRET)],
      must: yes('second'),
      at: 'facts.1.values.0.when',
    },
    {
      by: 'a count of those of a class',
      facts: [named('first', SECRET), count('some', yes('first'))],
      must: { fact: 'own.some', atLeast: 1 },
      at: 'facts.0.values.0.when',
    },
    {
      by: 'a sum of counts',
      facts: [
        count('some', SECRET),
        { id: 'all', name: 'Razem', kind: 'sum', of: ['people', 'own.some'] },
        count('more', { fact: 'own.all', atLeast: 2 }),
      ],
      must: { fact: 'own.more', atLeast: 1 },
      at: 'facts.0.when',
    },
    {
      by: 'a rank',
      facts: [{ id: 'which', name: 'Który', kind: 'rank', among: SECRET }],
      must: { not: { any: [{ fact: 'own.which', is: 1 }] } },
      at: 'facts.0.among',
    },
  ])('nor through $by', ({ facts, must, at }) => {
    expect(begun(problemsOf(event({ facts, requirements: rule(must) })))).toEqual([
      `${at}: ${REFUSED_IN_FACT}`,
    ])
  })
})

describe('a typed answer that is compared with a text elsewhere is published with a warning', () => {
  const CHEAPER = { id: 'cheaper', name: 'Taniej', items: ['fee'], effect: { kind: 'to', amount: 100 } }

  test.each([
    {
      by: 'an adjustment',
      part: { adjustments: [{ ...CHEAPER, when: SECRET }] },
      at: 'adjustments.0.when',
    },
    {
      by: 'a price',
      part: { items: [item({ price: [{ amount: 100, when: SECRET }, { amount: 200 }] })] },
      at: 'items.0.price.0.when',
    },
    {
      by: 'a gate',
      part: { items: [item(), item({ id: 'pub', choose: 'optional', when: SECRET })] },
      at: 'items.1.when',
    },
    {
      by: 'a window',
      part: { windows: [{ closes: '2026-07-01T00:00:00' }, { closes: '2026-07-02T00:00:00', when: SECRET }] },
      at: 'windows.1.when',
    },
    {
      by: 'a claim',
      part: {
        pools: [{ id: 'seats', name: 'Miejsca', capacity: 10, refusal: 'product_full' }],
        claims: [{ pool: 'seats', when: SECRET }],
      },
      at: 'claims.0.when',
    },
    {
      by: 'an own fact that decides a price',
      part: { facts: [named('knows', SECRET)], adjustments: [{ ...CHEAPER, when: yes('knows') }] },
      at: 'facts.0.values.0.when',
    },
    {
      by: 'an own fact next to another one that a requirement asks',
      part: {
        facts: [named('knows', SECRET), named('typed', { fact: 'answer.word', given: true })],
        adjustments: [{ ...CHEAPER, when: yes('knows') }],
        requirements: rule(yes('typed')),
      },
      at: 'facts.0.values.0.when',
    },
  ])('by $by', ({ part, at }) => {
    expect(begun(warningsIn(event(part)))).toContain(`${at}: ${WARNED}`)
  })

  test('no warning where it is not compared, or is not free text', () => {
    const warned = (part: object) => warningsIn(event(part)).filter((line) => line.includes(WARNED))
    const given = { fact: 'answer.word', given: true }
    expect(warned({ adjustments: [{ ...CHEAPER, when: given }] })).toEqual([])
    const options = [
      { id: 'tajne', name: 'Tajne' },
      { id: 'jawne', name: 'Jawne' },
    ]
    const questions = [{ ...word('select'), options }]
    expect(warned({ questions, adjustments: [{ ...CHEAPER, when: SECRET }] })).toEqual([])
  })
})
