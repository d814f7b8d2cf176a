import { describe, expect, test } from 'vitest'
import { compiled, context, draft, item, problemTexts, quoteOf } from './quote.fixture.ts'
import { type Known, personScopes, wholeScope } from './scope.ts'

const DAYS = ['fri', 'sat', 'sun'].map((id) => ({ id, name: id }))
const SIZES = ['s', 'm'].map((id) => ({ id, name: id }))
const event = compiled({
  items: [
    item({ id: 'days', name: 'Dni', choose: 'span', min: 1, options: DAYS }),
    item({ id: 'shirt', name: 'Koszulka', choose: 'quantity', max: 4, options: SIZES }),
    item({ id: 'bunk', name: 'Łóżko', choose: 'one', ages: { from: 7 }, options: SIZES }),
    item({ id: 'wine', name: 'Wino', choose: 'optional', when: { fact: 'age', atLeast: 18 } }),
    item({ id: 'tents', name: 'Namioty', per: 'registration', choose: 'quantity' }),
    item({ id: 'gift', name: 'Ofiara', per: 'registration', choose: 'amount' }),
  ],
})

const ANNA = { choices: { days: ['sat', 'sun'], shirt: { s: 1, m: 2 }, bunk: 'm' } }
const HELA = { birthDate: '2022-01-01', choices: { days: ['fri'] } }
const whole = wholeScope(draft([ANNA, HELA], { choices: { tents: 2, gift: 5000 } }), context())
const [anna, hela] = personScopes(whole)
const read = (name: string, scope = anna): Known =>
  scope === undefined ? undefined : event.facts.get(name)?.read(scope)

describe('numbers of a choice', () => {
  test.each([
    ['number.days', 2],
    ['first.days', 2],
    ['last.days', 3],
    ['number.shirt', 3],
    ['chosen.shirt', ['s', 'm']],
    ['number.bunk', 1],
    ['chosen.wine', false],
    ['number.wine', 0],
    ['total.days', 3],
    ['total.shirt', 3],
    ['total.bunk', 1],
    ['number.tents', 2],
    ['chosen.gift', 5000],
  ])('%s is %j', (name, value) => {
    expect(read(name)).toEqual(value)
  })

  test('of the whole include the totals and the choices of the registration', () => {
    expect(['total.days', 'number.tents', 'number.days'].map((name) => read(name, whole))).toEqual([
      3,
      2,
      null,
    ])
  })

  test('an invalid choice is not known, and neither is the total', () => {
    const gap = personScopes(wholeScope(draft([{ choices: { days: ['fri', 'sun'] } }]), context()))[0]
    expect(['number.days', 'first.days', 'total.days'].map((name) => read(name, gap))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('a required choice of people to whom it is offered', () => {
  test('is definitely not taken by a person who is not offered it', () => {
    expect(['chosen.bunk', 'number.bunk', 'first.bunk'].map((name) => read(name, hela))).toEqual([
      null,
      0,
      null,
    ])
  })

  test('makes a price that asks for it known', () => {
    const camp = compiled({
      items: [
        item({ price: [{ when: { fact: 'chosen.bunk', is: 'm' }, amount: 20000 }, { amount: 5000 }] }),
        item({ id: 'bunk', choose: 'one', ages: { from: 7 }, options: SIZES }),
      ],
    })
    const result = quoteOf(camp, [{ choices: { bunk: 'm' } }, { birthDate: '2022-01-01' }])
    expect(problemTexts(result)).toEqual([])
    expect(result.lines.map(({ item: id, amount }) => `${id} ${amount}`)).toEqual([
      'fee 20000',
      'bunk 0',
      'fee 5000',
    ])
  })

  test('is missing, and not known, for a person who is offered it', () => {
    const lone = personScopes(wholeScope(draft([{ choices: { days: ['fri'] } }]), context()))[0]
    expect(read('chosen.bunk', lone)).toBeUndefined()
    expect(problemTexts(quoteOf(event, [{ choices: { days: ['fri'] } }]))).toEqual(['field_missing a bunk'])
  })
})

test('a price may follow the points of joining and leaving', () => {
  const walk = compiled({
    items: [
      item({
        id: 'days',
        choose: 'span',
        min: 1,
        options: DAYS.map((day) => ({ ...day, price: 0 })),
      }),
      item({
        price: [
          { when: { fact: 'first.days', is: 1 }, amount: 9000, name: 'Od początku' },
          { amount: 2000, each: { amount: 1500, of: 'number.days' }, name: 'Dołączenie po drodze' },
        ],
      }),
    ],
  })
  const totalOf = (...days: string[]) => quoteOf(walk, [{ choices: { days } }]).total
  expect([totalOf('fri', 'sat'), totalOf('sat', 'sun'), totalOf('sun')]).toEqual([9000, 5000, 3500])
})
