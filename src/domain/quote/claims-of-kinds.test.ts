import { expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, context, item, problemTexts, quoteOf } from './quote.fixture.ts'

const of = (pool: string, sex: string) => ({ pool, when: { fact: 'sex', is: sex } })
const pool = (id: string, name: string) => ({ id, name, capacity: 5, refusal: 'event_full' as const })
const event = (part: Partial<EventDefinitionInput>) =>
  compiled({
    ask: { birthDate: 'required', sex: 'required' },
    pools: [pool('all', 'Wszyscy'), pool('women', 'Kobiety'), pool('men', 'Mężczyźni')],
    items: [item({ id: 'fee', price: 10_000 })],
    ...part,
  })
const BOTH = [of('women', 'FEMALE'), of('men', 'MALE')]
const [ala, bob, ola] = [{ sex: 'FEMALE' }, { sex: 'MALE' }, { sex: 'FEMALE' }]

/** Each full limit, and whom it concerns. */
const full = (
  definition: ReturnType<typeof event>,
  people: Record<string, unknown>[],
  free: Record<string, number>,
) => problemTexts(quoteOf(definition, people, {}, context(undefined, { free })))

test('the problem names the people concerned where women and men have limits of their own', () => {
  for (const definition of [
    event({ claims: BOTH }),
    event({ items: [item({ id: 'fee', price: 10_000, claims: BOTH })] }),
  ]) {
    expect(full(definition, [ala, bob], { women: 0 })).toEqual(['event_full a women'])
    expect(full(definition, [bob, ala], { women: 0, men: 0 })).toEqual([
      'event_full a men',
      'event_full b women',
    ])
    expect(full(definition, [ala, bob, ola], { women: 1 })).toEqual(['event_full - women'])
  }
})

test('when the whole event is full, only that is reported', () => {
  const definition = event({ claims: [{ pool: 'all' }, ...BOTH] })
  expect(full(definition, [ala, bob], { all: 0, women: 0 })).toEqual(['event_full - all'])
})

test('a limit that excludes some people is that of the event', () => {
  const seats = [{ pool: 'all', when: { fact: 'age', atLeast: 3 } }]
  const [problem] = quoteOf(
    event({ claims: seats }),
    [ala],
    {},
    context(undefined, { free: { all: 0 } }),
  ).problems
  expect(problem).toMatchObject({ code: 'event_full', person: null })
  expect(problem?.params).not.toHaveProperty('part')
})
