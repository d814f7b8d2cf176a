import { describe, expect, test } from 'vitest'
import { NEW_EVENT, SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { withNewExtra } from '../extras/new-extra.ts'
import { withItem } from '../prices/change-items.ts'
import { withNewPart } from './parts.ts'
import { usesOf } from './uses-of.ts'
import { withoutPart } from './without-part.ts'

const TWO = ['Biała', 'Złota'].reduce((now, name) => withNewPart(now, 'groups', name), NEW_EVENT)
const IS_WHITE = { fact: 'group', is: 'biala' } as const
const WHITE_OR_GOLD = { fact: 'group', in: ['biala', 'zlota'] }

const USED: DefinitionDocument = {
  ...withItem(TWO, 'fee', (fee) => ({
    ...fee,
    price: [{ when: IS_WHITE, amount: 10_000 }, { when: WHITE_OR_GOLD, amount: 20_000 }, { amount: 30_000 }],
  })),
  groups: TWO.groups.map((group) => (group.id === 'biala' ? { ...group, limit: 150 } : group)),
  questions: [
    { id: 'pole', of: 'person', type: 'text', label: 'Pole', required: false, options: [], when: IS_WHITE },
  ],
  requirements: [
    {
      ...{ id: 'razem', of: 'person', code: 'not_eligible', message: 'Nie tak.', where: 'pole' },
      when: { any: [IS_WHITE, { fact: 'age', atLeast: 18 }] },
      must: { not: { fact: 'peopleInGroup.biala', atLeast: 9 } },
    },
  ],
}

test('says how many of which kind name a group', () => {
  expect(parseDefinition(USED)).toMatchObject({ ok: true })
  expect(usesOf(USED, 'groups', 'biala')).toEqual([
    { kind: 'limit', count: 1 },
    { kind: 'price', count: 2 },
    { kind: 'question', count: 1 },
    { kind: 'rule', count: 1 },
  ])
  expect(usesOf(USED, 'groups', 'zlota')).toEqual([{ kind: 'price', count: 1 }])
  expect(usesOf(TWO, 'groups', 'biala')).toEqual([])
})

test('what was for it alone goes, what names others too names only those', () => {
  const left = withoutPart(USED, 'groups', 'biala')
  expect(left.items[0]?.price).toEqual([
    { when: { fact: 'group', is: 'zlota' }, amount: 20_000 },
    { amount: 30_000 },
  ])
  expect(left.questions).toEqual([])
  // More than nine people of a group that is gone are never there.
  expect(left.requirements).toEqual([])
  expect(usesOf(left, 'groups', 'biala')).toEqual([])
})

test('what never named it is left alone', () => {
  const { groups, ...rest } = withoutPart(TWO, 'groups', 'biala')
  const { groups: before, ...others } = TWO
  expect(groups).toEqual(before.slice(1))
  expect(rest).toEqual(others)
})

test('of a table its row goes; with the last group the price of that group stays', () => {
  const table = withItem(TWO, 'fee', (fee) => ({
    ...fee,
    price: { by: ['group'], amounts: { biala: 10_000, zlota: 20_000 } },
  }))
  expect(usesOf(table, 'groups', 'zlota')).toEqual([{ kind: 'price', count: 1 }])
  const one = withoutPart(table, 'groups', 'biala')
  expect(one.items[0]?.price).toEqual({ by: ['group'], amounts: { zlota: 20_000 } })
  expect(withoutPart(one, 'groups', 'zlota').items[0]?.price).toBe(20_000)
})

test('a price for one group alone: a fee stays with it, an extra that nobody else could have goes', () => {
  const price = [{ when: IS_WHITE, amount: 5_000 }]
  const withBanner = withNewExtra(TWO, 'package', { name: 'Sztandar', options: [], dayName: String })
  const paid = withItem(withBanner, 'sztandar', (item) => ({ ...item, price }))
  const both = withItem(paid, 'fee', (fee) => ({ ...fee, price }))
  const { items } = withoutPart(both, 'groups', 'biala')
  expect(items).toMatchObject([{ id: 'fee', price: 5_000 }])
  expect(items).toHaveLength(1)
})

test('a bound for one group alone binds nobody else', () => {
  const capped: DefinitionDocument = {
    ...TWO,
    adjustments: [
      {
        ...{ id: 'max', name: 'Najwyżej', items: ['fee'] },
        effect: { kind: 'cap', per: 'registration', amount: [{ when: IS_WHITE, amount: 50_000 }] },
      },
    ],
  }
  expect(withoutPart(capped, 'groups', 'biala').adjustments).toEqual([])
})

test('numbers by group run through the event once there is none', () => {
  const numbered: DefinitionDocument = {
    ...withNewPart(NEW_EVENT, 'groups', 'Biała'),
    numbers: [{ id: 'nr', name: 'Numer', pattern: '{group}-{n:3}', given: 'payment', per: 'group', from: 1 }],
  }
  expect(withoutPart(numbered, 'groups', 'biala').numbers).toMatchObject([{ pattern: '{n:3}', per: 'event' }])
})

test('limits that it alone took from go with it', () => {
  const pool = { id: 'namioty', name: 'Namioty', capacity: 5, allotments: [] }
  const claimed: DefinitionDocument = {
    ...TWO,
    pools: [pool],
    groups: TWO.groups.map((group) =>
      group.id === 'biala' ? { ...group, claims: [{ pool: 'namioty', units: 1 }] } : group,
    ),
  }
  expect(withoutPart(claimed, 'groups', 'biala').pools).toEqual([])
  expect(withoutPart(claimed, 'groups', 'zlota').pools).toEqual([pool])
})

describe('of the shown cases and the demo', () => {
  const parts = SHOWN_EVENTS.flatMap(({ file, document }) =>
    (['groups', 'types'] as const).flatMap((list) =>
      document[list].map(({ id }) => ({ file, document, list, id })),
    ),
  )

  test.each(parts)('$file: nothing names $id any more', ({ document, list, id }) => {
    const left = withoutPart(document, list, id)
    // Whoever is put back under the same id is named by nothing.
    const back = { ...left, [list]: [...left[list], { id, name: 'Z powrotem', windows: [], claims: [] }] }
    const named = usesOf(back, list, id).filter(({ kind }) => kind !== 'price')
    expect(named).toEqual([])
  })

  test.each(parts)('$file: where nothing names $id, only it goes', ({ document, list, id }) => {
    if (usesOf(document, list, id).length > 0 || document[list].length === 1) return
    const expected = { ...document, [list]: document[list].filter((part) => part.id !== id) }
    expect(withoutPart(document, list, id)).toEqual(expected)
  })
})
