import { describe, expect, test } from 'vitest'
import { SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import { newEvent } from '../basics.ts'
import { withItem } from '../prices/change-items.ts'
import { withPreset } from '../prices/presets.ts'
import {
  choicesOf,
  gateOf,
  isOpenToAll,
  itemWithGate,
  optionWithGate,
  orderedUntil,
  plainPlaces,
  withAgeBound,
  withBound,
  withChoice,
  withOptions,
  withOrderedUntil,
  withPlaces,
} from './change-extra.ts'
import { derivedLegalKind, EXTRA_KINDS, isExtra, withNewExtra } from './new-extra.ts'
import { optionsWithPasted, pastedOptions, typedDay } from './pasted-options.ts'
import { removalOfItem, usesOfOption, withoutExtra, withoutExtraOption } from './remove-extra.ts'
import { seatsForAllOf, withoutSeatsForAll, withSeatsForAll } from './seats-for-all.ts'

const EVENT = withItem(
  newEvent({ title: 'Rajd', start: '2027-08-05', end: '2027-08-07', place: 'Borów' }),
  'fee',
  (fee) => ({ ...fee, price: 26_000 }),
)
const WORDS = { name: 'Nowa rzecz', options: ['Mała', 'Duża'], dayName: (iso: string) => iso }
const itemOf = (document: typeof EVENT, id = 'nowa-rzecz') => {
  const item = document.items.find((each) => each.id === id)
  if (item === undefined) throw new Error('There is no such item.')
  return item
}

describe('a new thing', () => {
  test.each(EXTRA_KINDS)('%s can be published as it is', (kind) => {
    const document = withNewExtra(EVENT, kind, WORDS)
    expect(parseDefinition(document)).toMatchObject({ ok: true })
    expect(isExtra(itemOf(document))).toBe(true)
  })

  test('days are those of the event; terms begin weeks apart and are as long as it', () => {
    expect(itemOf(withNewExtra(EVENT, 'days', WORDS)).options.map(({ day }) => day)).toEqual([
      ...['2027-08-05', '2027-08-06', '2027-08-07'],
    ])
    expect(itemOf(withNewExtra(EVENT, 'terms', WORDS)).options.map(({ dates }) => dates)).toEqual([
      { start: '2027-08-05', end: '2027-08-07' },
      { start: '2027-08-12', end: '2027-08-14' },
    ])
  })

  test('an insurance is a share of taking part', () => {
    expect(itemOf(withNewExtra(EVENT, 'insurance', WORDS)).share).toEqual({ percent: 3.5, of: ['fee'] })
    const meal = withNewExtra(EVENT, 'meal', { ...WORDS, name: 'Obiad' })
    const mealFirst = { ...meal, items: meal.items.toReversed() }
    expect(itemOf(withNewExtra(mealFirst, 'insurance', WORDS)).share).toEqual({ percent: 3.5, of: ['fee'] })
  })
})

describe('how it is chosen', () => {
  test('only ways that fit are offered, and what another way said goes', () => {
    const shirt = itemOf(withNewExtra(EVENT, 'shirt', WORDS))
    expect(choicesOf(shirt)).not.toContain('always')
    const several = withBound(withBound(withChoice(shirt, 'any'), 'min', 2), 'max', 1)
    expect(several).toMatchObject({ choose: 'any', min: 1, max: 1 })
    expect(withChoice(several, 'optional')).toEqual(shirt)
    expect(
      withChoice(itemOf(withNewExtra(EVENT, 'meal', { ...WORDS, options: [] })), 'amount').amounts,
    ).toBeDefined()
  })

  test('the last option taken away leaves something to say yes to', () => {
    const document = withNewExtra(EVENT, 'terms', WORDS)
    const empty = withOptions(document, 'nowa-rzecz', () => [])
    expect(itemOf(empty).choose).toBe('optional')
    const days = withItem(withNewExtra(EVENT, 'days', WORDS), 'nowa-rzecz', (item) =>
      withBound(item, 'min', 3),
    )
    expect(itemOf(withoutExtraOption(days, 'nowa-rzecz', '2027-08-06')).min).toBe(3)
    const bounded = withItem(days, 'nowa-rzecz', (item) => withBound(item, 'max', 3))
    expect(itemOf(withoutExtraOption(bounded, 'nowa-rzecz', '2027-08-06'))).toMatchObject({ min: 2, max: 2 })
  })

  test('places are a number, none, or a limit with rules of its own', () => {
    const [option] = itemOf(withNewExtra(EVENT, 'coach', WORDS)).options
    if (option === undefined) throw new Error('It has options.')
    expect(plainPlaces(option)).toBeUndefined()
    expect(plainPlaces(withPlaces(option, 40))).toBe(40)
    expect(withPlaces(withPlaces(option, 40), undefined)).toEqual(option)
    expect(plainPlaces({ limit: { places: 5, per: 'day', allotments: [] } })).toBeNull()
  })

  test('a bound of age is set and taken away; a sentence of its own stays', () => {
    const gate = { windows: [], ages: { from: 7, message: 'Od siedmiu lat.' } }
    expect(withAgeBound(gate, 'to', 10).ages).toEqual({ from: 7, to: 10, message: 'Od siedmiu lat.' })
    expect(withAgeBound({ windows: [], ages: { from: 7 } }, 'from', undefined)).toEqual({ windows: [] })
    expect(isOpenToAll({ windows: [] })).toBe(true)
    expect(isOpenToAll(gate)).toBe(false)
  })

  test('it can be ordered until the end of a day, or always; other windows are left alone', () => {
    const item = gateOf(itemOf(withNewExtra(EVENT, 'meal', WORDS)))
    expect(orderedUntil(item)).toBeUndefined()
    expect(orderedUntil(withOrderedUntil(item, '2027-05-01'))).toBe('2027-05-01')
    expect(withOrderedUntil(withOrderedUntil(item, '2027-05-01'), undefined)).toEqual(item)
    const window = { opens: '2027-01-01T00:00:00', closes: null, hours: [], weekdays: [] }
    expect(orderedUntil({ windows: [window] })).toBeNull()
  })
})

describe('a pasted list', () => {
  test('of stops has prices, places and notes; what cannot be read is left out', () => {
    const text = 'Kielce\t55\t40\tparking\nŁódź; 65,50 zł; dużo; \n\n;10;1\nKielce'
    expect(pastedOptions(text, ['name', 'price', 'places', 'note'], ['kielce'])).toEqual([
      { id: 'kielce-2', name: 'Kielce', price: 5_500, limit: 40, note: 'parking', claims: [], windows: [] },
      { id: 'lodz', name: 'Łódź', price: 6_550, claims: [], windows: [] },
      { id: 'kielce-3', name: 'Kielce', claims: [], windows: [] },
    ])
  })

  test('of terms has days as people type them', () => {
    expect(
      pastedOptions('I; 1.07.2027; 10.07.2027; 900', ['name', 'start', 'end', 'price'], []),
    ).toMatchObject([{ id: 'i', dates: { start: '2027-07-01', end: '2027-07-10' }, price: 90_000 }])
    expect(typedDay('31.02.2027')).toBeNull()
    expect(typedDay('2027-02-28')).toBe('2027-02-28')
  })
})

describe('removing', () => {
  test('names what goes with it, and takes it out of there', () => {
    const insured = withNewExtra(withNewExtra(EVENT, 'meal', WORDS), 'insurance', {
      ...WORDS,
      name: 'Polisa',
    })
    const document = {
      ...withItem(insured, 'polisa', (item) => ({
        ...item,
        share: { percent: 2, of: ['fee', 'nowa-rzecz'] },
      })),
      refunds: [
        {
          items: ['nowa-rzecz'],
          kept: { amount: 0, percent: 100, of: 'paid' as const, per: 'person' as const, deposit: false },
          whole: false,
        },
      ],
    }
    expect(removalOfItem(document, 'nowa-rzecz')).toEqual({ usedBy: [], together: ['refunds.0', 'items.2'] })
    const left = withoutExtra(document, 'nowa-rzecz')
    expect(left.refunds).toEqual([])
    expect(itemOf(left, 'polisa').share?.of).toEqual(['fee'])
  })

  test('leaves the parts of a plan; a part for it alone goes', () => {
    type Part = (typeof EVENT)['plans'][number]['parts'][number]
    const rest: Part = { name: 'Reszta', amount: 'rest', due: { on: null }, deposit: false }
    const ofCoach: Part = { ...rest, amount: { percent: 50, items: ['nowa-rzecz'] } }
    const both: Part = { ...rest, amount: { percent: 50, items: ['fee', 'nowa-rzecz'] } }
    const restOfBoth: Part = { ...rest, amount: { restOf: ['fee', 'nowa-rzecz'] } }
    const document = {
      ...withNewExtra(EVENT, 'coach', WORDS),
      plans: [{ id: 'raty', name: 'Raty', per: 'person' as const, parts: [ofCoach, both, restOfBoth, rest] }],
    }
    expect(removalOfItem(document, 'nowa-rzecz').together).toEqual(
      [0, 1, 2].map((part) => `plans.0.parts.${part}`),
    )
    expect(withoutExtra(document, 'nowa-rzecz').plans[0]?.parts).toEqual([
      { ...both, amount: { percent: 50, items: ['fee'] } },
      { ...restOfBoth, amount: { restOf: ['fee'] } },
      rest,
    ])
  })

  test('is kept from by a rule that asks for it, also for one option', () => {
    const document = withNewExtra(EVENT, 'coach', WORDS)
    const asked = {
      ...withPreset(document, 'early', { name: 'Z autokarem', codes: [] }),
    }
    const adjustments = asked.adjustments.map((each) => ({
      ...each,
      when: { fact: 'chosen.nowa-rzecz', is: 'mala' },
    }))
    const rule = { ...asked, adjustments }
    expect(removalOfItem(rule, 'nowa-rzecz').usedBy).toEqual(['adjustments.0.when'])
    expect(usesOfOption(rule, 'nowa-rzecz', 'mala')).toEqual(['adjustments.0.when'])
    expect(usesOfOption(rule, 'nowa-rzecz', 'duza')).toEqual([])
    expect(removalOfItem(document, 'nowa-rzecz')).toEqual({ usedBy: [], together: [] })
  })
})

describe('seats for all', () => {
  const document = withNewExtra(EVENT, 'room', WORDS)
  const item = itemOf(document)
  const words = { fact: 'Wolne miejsca', message: 'Za mało miejsc.' }
  const ruled = withSeatsForAll(document, item, { mala: 2, duza: 3 }, words)

  test('are written, read, changed and taken back', () => {
    expect(parseDefinition(ruled)).toMatchObject({ ok: true })
    expect(seatsForAllOf(ruled, item)?.seats).toEqual({ mala: 2, duza: 3 })
    const changed = withSeatsForAll(ruled, item, { duza: 4 }, words)
    expect(seatsForAllOf(changed, item)?.seats).toEqual({ duza: 4 })
    expect(withoutSeatsForAll(changed, item)).toEqual(document)
    expect(withoutSeatsForAll(document, item)).toBe(document)
  })
})

describe.each(SHOWN_EVENTS)('things of $file', ({ document }) => {
  test('are written back as they were', () => {
    for (const item of document.items) {
      const until = orderedUntil(item)
      const gate = gateOf(item)
      if (until !== null) expect(withOrderedUntil(gate, until)).toEqual(gate)
      expect(itemWithGate(item, gate)).toEqual(item)
      expect(withAgeBound(gate, 'from', gate.ages?.from)).toEqual(gate)
      expect(withChoice(item, item.choose)).toEqual(item)
      for (const option of item.options) {
        const places = plainPlaces(option)
        expect(optionWithGate(option, gateOf(option))).toEqual(option)
        if (places !== null) expect(withPlaces(option, places)).toEqual(option)
      }
      expect(withOptions(document, item.id, (options) => options)).toEqual(document)
      const seats = seatsForAllOf(document, item)
      if (seats !== null)
        expect(withSeatsForAll(document, item, seats.seats, { fact: 'x', message: 'x' })).toEqual(document)
      expect(['participation', 'dated-service', 'goods', 'donation']).toContain(
        derivedLegalKind(document, item),
      )
    }
  })

  test('one that nothing asks for can be removed', () => {
    for (const { id } of document.items) {
      const { usedBy } = removalOfItem(document, id)
      if (usedBy.length > 0 || document.items.length === 1) continue
      const left = withoutExtra(document, id)
      expect(left.items.map((item) => item.id)).not.toContain(id)
      const read = parseDefinition(left)
      const unknown = read.ok
        ? []
        : read.problems.filter(({ values }) => values !== undefined && 'id' in values && values.id === id)
      expect(unknown).toEqual([])
    }
  })
})

test('a pasted list takes the place of untouched examples alone', () => {
  const option = (name: string) => ({ id: name, name, claims: [], windows: [] })
  const [examples, pasted] = [['Stop 1', 'Stop 2'], [option('Kielce')]]
  const fresh = examples.map(option)
  expect(optionsWithPasted(fresh, pasted, examples)).toEqual(pasted)
  expect(optionsWithPasted([], pasted, examples)).toEqual(pasted)
  expect(optionsWithPasted(fresh, [], examples)).toEqual(fresh)
  for (const touched of [{ ...option('Stop 1'), price: 500 }, option('Łódź')])
    expect(optionsWithPasted([touched], pasted, examples)).toEqual([touched, ...pasted])
})
