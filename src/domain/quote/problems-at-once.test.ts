import { describe, expect, test } from 'vitest'
import { compiled, context, item, problemTexts, quoteOf } from './quote.fixture.ts'

const CHILD = { birthDate: '2015-01-01' }
const CLOSED = { windows: [{ closes: '2026-06-01T00:00:00' }] }
const LATER = { windows: [{ opens: '2026-07-01T00:00:00' }] }
const TABLE = { a: { guest: 1 }, b: { guest: 2 } }
const free = (units: Record<string, number>) => context('2026-06-10T12:00:00', { free: units })

describe('the event is closed by time', () => {
  test('the problem is reported for the whole, along with ages', () => {
    const event = compiled({ ages: { from: 18 }, ...CLOSED })
    expect(problemTexts(quoteOf(event, [{}, CHILD]))).toEqual(['closed - -', 'too_young b birthDate'])
    expect(problemTexts(quoteOf(event, [CHILD]))).toEqual(['closed - -', 'too_young a birthDate'])
  })

  const parts = {
    groups: [{ id: 'red', name: 'Czerwona', ...LATER, claims: [{ pool: 'red' }] }],
    items: [
      item({ id: 'shirt', choose: 'optional', ...LATER }),
      item({ id: 'tent', per: 'registration', choose: 'optional', ...LATER }),
      item({ id: 'pub', choose: 'optional', ages: { from: 18 } }),
    ],
    pools: [{ id: 'red', name: 'Czerwona', capacity: 0, refusal: 'group_full' as const }],
  }
  const wanted = { group: 'red', choices: { shirt: true, pub: true } }

  test('its parts do not repeat it, but report their other problems', () => {
    const event = compiled({ ...parts, windows: [{ opens: '2026-06-20T00:00:00' }] })
    expect(problemTexts(quoteOf(event, [{ ...wanted, ...CHILD }], { choices: { tent: true } }))).toEqual([
      'not_open - -',
      'too_young a pub',
      'group_full a red',
    ])
  })

  test('people for whom it is open see the problems of its parts, and what is closed before it opens', () => {
    const grown = { fact: 'age', atLeast: 18 }
    const event = compiled({ ...parts, windows: [{ when: grown }, { opens: '2026-06-20T00:00:00' }] })
    const shirt = { group: 'red', choices: { shirt: true } }
    expect(problemTexts(quoteOf(event, [shirt, { ...shirt, ...CHILD }], {}, free({ red: 2 })))).toEqual([
      'not_open b -',
      'not_open a group',
      'not_open a shirt',
    ])
    const over = compiled({ items: [item({ id: 'shirt', choose: 'optional', ...CLOSED })], ...LATER })
    expect(problemTexts(quoteOf(over, [{ choices: { shirt: true } }]))).toEqual([
      'not_open - -',
      'closed a shirt',
    ])
  })

  test('an hour that has begun, and the organiser’s own rule, are reported all the same', () => {
    const event = compiled({
      ...CLOSED,
      slots: { everyMinutes: 30, first: '10:00', last: '12:00', from: '2026-06-01', to: null, capacity: 5 },
      requirements: [
        {
          ...{ id: 'early', of: 'registration', must: { fact: 'day', atMost: '2026-06-01' } },
          ...{ code: 'closed', where: 'group', message: 'Grupy do 1 czerwca.' },
        },
      ],
    })
    expect(problemTexts(quoteOf(event, [{}], { slot: '2026-06-10T10:00:00' }))).toEqual([
      'closed - -',
      'closed - slot',
      'closed - group',
    ])
  })
})

describe('headcounts', () => {
  const seats = item({ id: 'seats', per: 'registration', choose: 'quantity', min: 2, max: 8, price: 100 })
  const event = compiled({
    attendance: 'headcount',
    items: [seats],
    peoplePerRegistration: { min: 3, max: 50 },
  })
  const problemsWith = (choices: Record<string, unknown>) => problemTexts(quoteOf(event, [], { choices }))

  test('too many of an item are not reported as too few', () => {
    expect(problemsWith({ seats: 9 })).toEqual(['limit_per_registrant - seats'])
  })

  test('too few are reported, also zero, but not unreadable ones', () => {
    expect(problemsWith({ seats: 2 })).toEqual(['group_too_small - people'])
    expect(problemsWith({ seats: 1 })).toEqual(['group_too_small - people', 'field_missing - seats'])
    expect(problemsWith({})).toEqual(['group_too_small - people'])
    expect(problemsWith({ seats: 'many' })).toEqual(['no_such_option - seats'])
  })
})

describe('all problems with the choice of one item', () => {
  const event = compiled({
    items: [
      item({
        ...{ id: 'ws', name: 'Warsztaty', choose: 'any', min: 1, max: 2, price: 100 },
        options: [
          { id: 'w1', name: 'Ikony', claims: [{ pool: 'icons' }] },
          { id: 'w2', name: 'Chór' },
          { id: 'w3', name: 'Taniec', ages: { from: 70 } },
          { id: 'w4', name: 'Żeglarstwo', ages: { from: 70 } },
        ],
      }),
    ],
    pools: [{ id: 'icons', name: 'Ikony', capacity: 0, refusal: 'product_full' }],
    requirements: [
      {
        ...{ id: 'hour', of: 'person', when: { fact: 'chosen.ws', is: 'w1' } },
        ...{
          must: { not: { fact: 'chosen.ws', is: 'w2' } },
          code: 'not_eligible',
          message: 'Ta sama godzina.',
        },
      },
      {
        ...{ id: 'two', of: 'person', must: { fact: 'number.ws', atLeast: 2 } },
        ...{ code: 'field_missing', where: 'ws', message: 'Wybierz dwa warsztaty.' },
      },
      {
        ...{ id: 'pair', of: 'person', when: { fact: 'chosen.ws', is: 'w1' } },
        ...{
          must: { fact: 'chosen.ws', in: ['w2', 'w3', 'w4'] },
          code: 'no_such_option',
          message: 'Nie samo.',
        },
      },
    ],
  })
  const ask = (...ws: string[]) => quoteOf(event, [{ choices: { ws } }])

  test('too many hide neither a rule nor a full limit', () => {
    expect(problemTexts(ask('w1', 'w2', 'w3'))).toEqual([
      'limit_per_person a ws',
      'too_young a ws',
      'not_eligible a -',
      'product_full a icons',
    ])
  })

  test('an option that does not exist, or not for the person, hides no problem of the others', () => {
    expect(problemTexts(ask('w1', 'w2', 'w9'))).toEqual([
      'no_such_option a ws',
      'not_eligible a -',
      'product_full a icons',
    ])
    expect(problemTexts(ask('w1', 'w3'))).toEqual(['too_young a ws', 'product_full a icons'])
  })

  test('options refused for one reason are reported in one sentence', () => {
    const { problems } = ask('w3', 'w4')
    expect(problems).toEqual([
      {
        ...{ code: 'too_young', person: 'a', where: 'ws' },
        params: { from: 70, item: 'Warsztaty', option: 'Taniec, Żeglarstwo', least: 1, most: 2 },
      },
    ])
  })

  test('nothing is concluded from missing or changeable values', () => {
    expect(problemTexts(ask())).toEqual(['field_missing a ws'])
    expect(problemTexts(ask('w1', 'w9'))).toEqual(['no_such_option a ws', 'product_full a icons'])
  })

  test('a requirement may report that something is missing, or that there is no such combination', () => {
    expect(problemTexts(ask('w2'))).toEqual(['field_missing a ws'])
    expect(problemTexts(quoteOf(event, [{ choices: { ws: ['w1'] } }], {}, free({ icons: 1 })))).toEqual([
      'field_missing a ws',
      'no_such_option a -',
    ])
  })

  test('a price that depends on open choices is not checked', () => {
    const types = [{ id: 'guest', name: 'Gość' }]
    const options = ['a', 'b', 'c'].map((id) => ({ id, name: id }))
    const dear = compiled({
      types,
      items: [
        item({ id: 'bed', choose: 'optional', options: options.slice(0, 2) }),
        item({ id: 'meal', price: { by: ['chosen.bed', 'type'], amounts: TABLE } }),
        item({ id: 'room', choose: 'one', price: 5000, options }),
      ],
      requirements: [
        {
          ...{ id: 'least', of: 'registration', must: { fact: 'price', atLeast: 5000 } },
          ...{ code: 'not_eligible', message: 'Najmniej 50 zł.' },
        },
      ],
    })
    const problemsWith = (choices: Record<string, unknown>) =>
      problemTexts(quoteOf(dear, [{ type: 'guest', choices }]))
    expect(problemsWith({ bed: ['a', 'x'] })).toEqual(['no_such_option a bed', 'field_missing a room'])
    expect(problemsWith({ bed: 'a' })).toEqual(['field_missing a room'])
  })

  test('pieces of a size that does not exist hide no other size that is sold out', () => {
    const shirts = compiled({
      items: [
        item({
          ...{ id: 'shirt', choose: 'quantity' },
          options: [{ id: 's', name: 'S', claims: [{ pool: 'small' }] }],
        }),
      ],
      pools: [{ id: 'small', name: 'S', capacity: 0, refusal: 'product_full' }],
    })
    expect(problemTexts(quoteOf(shirts, [{ choices: { shirt: { s: 1, xl: 1 } } }]))).toEqual([
      'no_such_option a shirt',
      'product_full a small',
    ])
  })

  test('two where one is to be chosen: it is not known which one is meant', () => {
    const bed = compiled({
      items: [
        item({
          ...{ id: 'bed', choose: 'one', price: { by: ['chosen.bed', 'type'], amounts: TABLE } },
          options: [
            { id: 'a', name: 'A' },
            { id: 'b', name: 'B' },
          ],
        }),
      ],
      types: [{ id: 'guest', name: 'Gość' }],
    })
    expect(problemTexts(quoteOf(bed, [{ type: 'guest', choices: { bed: ['a', 'b'] } }]))).toEqual([
      'limit_per_person a bed',
    ])
  })
})
