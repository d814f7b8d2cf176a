import { describe, expect, it } from 'vitest'
import { compiled, context, draft, item } from '#domain/quote/quote.fixture.ts'
import { personScopes, wholeScope } from '#domain/quote/scope.ts'
import { offersOf } from './offers.ts'

const event = compiled({
  types: [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ],
  pools: [
    { id: 'beds', name: 'Łóżka', capacity: 4, refusal: 'room_full' },
    { id: 'loft', name: 'Strych', capacity: 0, refusal: 'room_full' },
  ],
  items: [
    item({
      id: 'bed',
      name: 'Nocleg',
      choose: 'one',
      options: [
        {
          id: 'dorm',
          name: 'Sala',
          price: [{ when: { fact: 'age', atMost: 17 }, amount: 1000 }, { amount: 3000 }],
          claims: [{ pool: 'beds', when: { fact: 'type', is: 'a' } }],
        },
        { id: 'house', name: 'Dom', price: 5000, ages: { from: 18 } },
        { id: 'only-b', name: 'Namiot', price: [{ when: { fact: 'type', is: 'b' }, amount: 500 }] },
        { id: 'loft', name: 'Strych', price: 2000, claims: [{ pool: 'loft' }] },
        { id: 'later', name: 'Altana', price: 0, windows: [{ opens: '2026-07-01T09:00:00' }] },
        { id: 'over', name: 'Weranda', price: 0, windows: [{ closes: '2026-06-01T23:59:59' }] },
        { id: 'term', name: 'Turnus', price: 0, dates: { start: '2026-07-01', end: '2026-07-10' } },
        { id: 'day', name: 'pierwszy', price: 0, day: '2026-08-05' },
      ],
    }),
  ],
})
const [bed] = event.items
const ADULT = { birthDate: '1990-01-01', type: 'a' }
const CHILD = { birthDate: '2015-01-01', type: 'b' }

function offered(
  people: readonly Record<string, unknown>[],
  free = {},
  {
    chosen = [],
    waits = false,
    held = [],
  }: { chosen?: string[]; waits?: boolean; held?: readonly Record<string, unknown>[] } = {},
) {
  if (bed === undefined) throw new Error('There is an item.')
  const scopes = personScopes(wholeScope(draft(people), { ...context(), held: draft(held) }))
  const { options, forSomeOnly } = offersOf(
    bed,
    scopes,
    { free: { beds: 4, loft: 0, ...free }, inAll: waits ? { beds: 4, loft: 0 } : null },
    chosen,
  )
  return {
    forSomeOnly,
    options: options.map(({ label, note, disabled }) =>
      `${disabled === undefined ? '' : '– '}${label}: ${disabled ?? note}`.replaceAll('\u00a0', ' '),
    ),
  }
}

describe('offered options', () => {
  it('for one person: by age, type, time and free places, with the personal price', () => {
    expect(offered([ADULT])).toEqual({
      forSomeOnly: false,
      options: [
        'Sala: 30 zł, zostały 4 miejsca',
        'Dom: 50 zł',
        '– Strych: brak miejsc',
        '– Altana: od 1 lipca 2026, 9:00',
        '– Weranda: zapisy zamknięte',
        'Turnus: bezpłatnie, 1–\u206010 lipca 2026',
        'pierwszy: śr. 5 sie, bezpłatnie',
      ],
    })
  })

  it('for a child: limits of other people are ignored', () => {
    expect(offered([CHILD]).options.slice(0, 2)).toEqual(['Sala: 10 zł', 'Namiot: 5 zł'])
  })

  it('for all at once: what each of them may have, and a note that there are more options', () => {
    const both = offered([ADULT, CHILD])
    expect(both.options[0]).toBe('Sala: 10–\u206030 zł, zostały 4 miejsca')
    expect(both.options.some((text) => text.startsWith('Dom') || text.startsWith('Namiot'))).toBe(false)
    expect(both.forSomeOnly).toBe(true)
  })

  it('keeps chosen options in view', () => {
    expect(offered([CHILD], {}, { chosen: ['house'] }).options).toContain('Dom: 50 zł')
  })

  it('a person may keep what they have, even if it is now closed or for others', () => {
    const had = (bed: string) => [{ ...CHILD, choices: { bed } }]
    expect(offered([CHILD], {}, { held: had('over') }).options).toContain('Weranda: bezpłatnie')
    expect(offered([CHILD], {}, { held: had('house') }).options).toContain('Dom: 50 zł')
    expect(offered([CHILD, CHILD], {}, { held: had('over') }).options).toContain(
      '– Weranda: zapisy zamknięte',
    )
  })

  it('disables a full option for the people whom the limit concerns', () => {
    expect(offered([ADULT], { beds: 0 }).options[0]).toBe('– Sala: brak miejsc')
    expect(offered([CHILD], { beds: 0 }).options[0]).toBe('Sala: 10 zł')
  })

  it('a full option with a waiting list can be chosen', () => {
    const { options } = offered([ADULT], { beds: 0 }, { waits: true })
    expect(options[0]).toBe('Sala: 30 zł, brak miejsc, lista rezerwowa')
    // This person never had a place there.
    expect(options[2]).toBe('– Strych: brak miejsc')
    const five = Array.from({ length: 5 }, () => ADULT)
    expect(offered(five, { beds: 0 }, { waits: true }).options[0]).toBe('– Sala: brak miejsc')
    expect(options[3]).toBe('– Altana: od 1 lipca 2026, 9:00')
  })
})
