import { describe, expect, test } from 'vitest'
import { warningsIn } from '#test/support/definition-problems.ts'
import { item, POOL } from '../check/check.fixture.ts'

const claims = [{ pool: 'seats' }]
const options = (...all: Record<string, unknown>[]) =>
  all.map((part, i) => ({ id: `o${i}`, name: `O${i}`, ...part }))
const UNLIMITED = 'nie ma limitu miejsc, choć inne opcje mają. Jeśli tak ma być, dodaj limit bez liczby.'

test('a definition that is consistent has none', () => {
  expect(warningsIn({ items: [item()], pools: [POOL], claims })).toEqual([])
})

describe('limits', () => {
  const workshops = (...all: Record<string, unknown>[]) =>
    warningsIn({
      pools: [POOL],
      items: [item({ category: 'other', choose: 'one', price: 0, options: options(...all) })],
    })

  test('an option without one next to others', () => {
    expect(workshops({ claims }, {})).toEqual([`items.0.options.1.claims: „O1” ${UNLIMITED}`])
  })

  test('a free option among paid ones is not reported: it means doing without', () => {
    expect(workshops({ claims, price: 500 }, {})).toEqual([])
    expect(workshops({ claims, price: 500 }, { price: 300 })).toHaveLength(1)
  })

  test('a paid kind of room, unless a limit states that there are enough', () => {
    const rooms = (part: Record<string, unknown>) =>
      warningsIn({
        pools: [POOL, { ...POOL, id: 'many', name: 'Dużo', capacity: null }],
        claims: [{ pool: 'many' }],
        items: [item({ category: 'lodging', choose: 'one', options: options({ claims }, part) })],
      })
    expect(rooms({})).toEqual([`items.0.options.1.claims: „O1” ${UNLIMITED}`])
    expect(rooms({ claims: [{ pool: 'many' }] })).toEqual([])
  })

  test('an option is not reported where another part takes from a limit for anyone who has chosen it', () => {
    const claimed = [{ pool: 'seats', when: { fact: 'chosen.fee', is: 'o1' } }]
    const items = [item({ choose: 'one', price: 0, options: options({ claims }, {}) })]
    expect(warningsIn({ pools: [POOL], items, claims: claimed })).toEqual([])
    expect(warningsIn({ pools: [POOL], items })).toHaveLength(1)
  })

  test('a group without one next to others', () => {
    const groups = [
      { id: 'a', name: 'Złota', claims },
      { id: 'b', name: 'Biała' },
    ]
    expect(warningsIn({ pools: [POOL], groups })).toEqual([
      'groups.1.claims: „Biała” nie ma limitu miejsc, choć inne grupy mają.',
    ])
  })

  test('one from which nothing is taken', () => {
    expect(warningsIn({ pools: [POOL] })).toEqual(['pools.0: Nic nie zajmuje miejsc z limitu „Miejsca”.'])
    const tier = [{ id: 't', name: 'T', items: ['fee'], effect: { kind: 'off', amount: 1 }, pool: 'seats' }]
    expect(warningsIn({ pools: [POOL], items: [item()], adjustments: tier })).toEqual([])
  })
})

describe('days', () => {
  test('registration that closes after the event', () => {
    expect(warningsIn({ windows: [{ closes: '2026-08-15T12:00:00' }] })).toEqual([
      'windows.0.closes: Zapisy kończą się po wydarzeniu, które kończy się 14 sierpnia 2026.',
    ])
    expect(warningsIn({ windows: [{ closes: '2026-08-14T23:59:59' }] })).toEqual([])
  })

  const part = (on: string, amount: unknown = { fixed: 100 }) => ({ name: 'Rata', amount, due: { on } })
  test('a payment after a term, though not after the last one', () => {
    const terms = options(
      { dates: { start: '2026-07-01', end: '2026-07-10' } },
      { dates: { start: '2026-08-01' } },
    )
    expect(
      warningsIn({
        items: [item({ choose: 'one', options: terms })],
        plans: [{ id: 'p', name: 'P', parts: [part('2026-07-11', 'rest')] }],
      }),
    ).toEqual(['plans.0.parts.0.due.on: Termin zapłaty jest po zakończeniu „O0”.'])
    // A part for those of the later term alone.
    const later = { ...part('2026-07-11'), when: { fact: 'chosen.term', is: 'o1' } }
    expect(
      warningsIn({
        items: [item({ id: 'term', choose: 'one', price: 100, options: terms })],
        plans: [{ id: 'p', name: 'P', parts: [later, part('2026-06-10', 'rest')] }],
      }).filter((warning) => warning.includes('zakończeniu')),
    ).toEqual([])
  })

  test('parts out of order', () => {
    const parts = [part('2026-07-11'), part('2026-07-10', 'rest')]
    expect(warningsIn({ plans: [{ id: 'p', name: 'P', parts }] })).toEqual([
      'plans.0.parts.1.due: Ta część jest płatna wcześniej niż część przed nią. Obie będą wtedy płatne w terminie tamtej.',
    ])
  })
})

describe('ages', () => {
  const types = (...ages: unknown[]) =>
    warningsIn({ types: ages.map((each, i) => ({ id: `t${i}`, name: `T${i}`, ages: each })) })
  test('types that overlap; one within another is usual', () => {
    expect(types({ to: 6 }, { from: 4, to: 10 })).toEqual([
      'types.1.ages: Przedziały wieku 0–6 i 4–10 lat nakładają się.',
    ])
    expect(types({ from: 18 }, { from: 16, to: 25 })).toEqual([
      'types.1.ages: Przedziały wieku od 18 i 16–25 lat nakładają się.',
    ])
    expect(types({ to: 6 }, { from: 7 }, {}, { from: 3, to: 5 }, { to: 6 })).toEqual([])
  })

  test('types that overlap by years of birth; ages next to years are not compared', () => {
    const born = (from?: number, to?: number) => ({ born: { from, to } })
    expect(types(born(2013, 2015), born(2015, 2017))).toEqual([
      'types.1.ages: Przedziały roczników 2013–2015 i 2015–2017 nakładają się.',
    ])
    expect(types(born(2013, 2015), born(2016), { from: 10, to: 20 }, born(2014, 2014))).toEqual([])
  })

  test('prices for years of birth that are not admitted', () => {
    const price = [{ when: { fact: 'birthYear', atMost: 2009 }, amount: 1000 }, { amount: 5 }]
    expect(warningsIn({ ages: { born: { from: 2010 } }, items: [item({ price })] })).toEqual([
      'items.0.price.0.when: To nigdy nie zadziała: wydarzenie jest dla osób z rocznika od 2010.',
    ])
    expect(warningsIn({ items: [item({ ages: { born: { from: 2010 } }, price })] })).toEqual([
      'items.0.price.0: Ten wiersz nigdy nie zadziała: pozycja nie jest dla tych osób.',
    ])
  })

  test('prices for people for whom the item is not', () => {
    const child = { when: { fact: 'age', atMost: 6 }, amount: 1000 }
    const BESIDE = 'Ten wiersz nigdy nie zadziała: pozycja nie jest dla tych osób.'
    expect(warningsIn({ ages: { from: 7 }, items: [item({ price: [child, { amount: 5 }] })] })).toEqual([
      'items.0.price.0.when: To nigdy nie zadziała: wydarzenie jest dla osób w wieku od 7 lat.',
    ])
    expect(warningsIn({ items: [item({ ages: { from: 7 }, price: [child, { amount: 5 }] })] })).toEqual([
      `items.0.price.0: ${BESIDE}`,
    ])
    const priced = options({ ages: { from: 7 }, price: [child, { amount: 5 }] }, {})
    expect(warningsIn({ items: [item({ choose: 'one', options: priced })] })).toEqual([
      `items.0.options.0.price.0: ${BESIDE}`,
    ])
    expect(warningsIn({ ages: { from: 6 }, items: [item({ price: [child, { amount: 5 }] })] })).toEqual([])
  })
})

test('a deposit that no one pays, an unknown field, numbers that occur twice', () => {
  expect(
    warningsIn({
      groups: [{ id: 'a', name: 'A' }],
      refunds: [{ kept: { deposit: true } }],
      requirements: [
        {
          id: 'r',
          of: 'person',
          must: { fact: 'group', is: 'a' },
          code: 'not_eligible',
          where: 'grupa',
          message: 'M',
        },
      ],
      numbers: [{ id: 'n', name: 'N', pattern: '{n}', per: 'group' }],
    }),
  ).toEqual([
    'refunds.0.kept.deposit: Żadna część płatności nie jest zaliczką.',
    'requirements.0.where: Nie ma takiego pola: grupa. Czy chodzi o group?',
    'numbers.0.pattern: Te same numery powtórzą się: wzór nie mówi, czyj to numer.',
  ])
})

test('a share of a deposit that does not exist, and terms that do not exist', () => {
  const plans = [
    {
      id: 'p',
      name: 'P',
      per: 'term',
      parts: [{ name: 'Całość', amount: 'rest', due: { days: 1, before: 'start' } }],
    },
  ]
  const noTerms = 'Wydarzenie nie ma turnusów: żadna opcja nie ma własnych dni.'
  expect(
    warningsIn({
      plans,
      refunds: [
        { until: { days: 9, before: 'start' }, kept: { percent: 50, of: 'deposit' } },
        { kept: { amount: 900, per: 'term' } },
      ],
    }),
  ).toEqual([
    'refunds.0.kept.of: Żadna część płatności nie jest zaliczką.',
    `refunds.1.kept.per: ${noTerms}`,
    `plans.0.per: ${noTerms}`,
  ])
})

test('VAT of a donation, and a rate that does not exist', () => {
  const taxed = (part: Record<string, unknown>) => warningsIn({ items: [item(part)] })
  expect(taxed({ vat: { rate: 8 } })).toEqual([])
  expect(taxed({ vat: { rate: 22 } })).toEqual(['items.0.vat.rate: Nie ma takiej stawki VAT: 22%.'])
  expect(taxed({ vat: { rate: 23 }, legalKind: 'donation' })).toEqual([
    'items.0.vat: Od darowizny nie ma VAT.',
  ])
  const exemptWhen = { fact: 'age', atMost: 17 }
  expect(taxed({ vat: { rate: 23, prices: 'net', exemptWhen } })).toEqual([])
  expect(taxed({ vat: { rate: 23, exemptWhen } })).toEqual([
    'items.0.vat.exemptWhen: Niczego nie zmienia: podatku nie doliczamy nikomu.',
  ])
})
