import { describe, expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

describe('a definition cannot ask', () => {
  const asks = (when: unknown, part: Record<string, unknown> = {}) =>
    problemsOf({
      items: [item(), item({ id: 'bed', choose: 'optional', options: [{ id: 'room', name: 'Pokój' }] })],
      adjustments: [{ id: 'a', name: 'A', items: ['bed'], when, effect: { kind: 'off', amount: 1 } }],
      ...part,
    })
  test('for a payment plan or an option that does not exist', () => {
    expect(asks({ fact: 'plan', is: 'raty' })).toEqual([
      'adjustments.0.when: Nie ma sposobu płatności „raty”.',
    ])
    expect(asks({ fact: 'plan', is: 'whole' })).toEqual([])
    expect(asks({ fact: 'option', in: ['room', 'tent'] })).toEqual([
      'adjustments.0.when: Żadna z tych pozycji nie ma opcji „tent”.',
    ])
  })

  test('an option whether it is taken itself', () => {
    const bed = (when: unknown) =>
      problemsOf({
        items: [
          item({
            ...{ id: 'bed', choose: 'any' },
            options: [
              { id: 'room', name: 'Pokój', when },
              { id: 'tent', name: 'Namiot' },
            ],
          }),
        ],
      })
    expect(bed({ fact: 'chosen.bed', is: 'room' })).toEqual([
      'items.0.options.0.when: „Pokój” można wybrać dopiero wtedy, gdy jest już wybrane, czyli nigdy.',
    ])
    expect(bed({ fact: 'chosen.bed', is: 'tent' })).toEqual([])
  })
})
