import { describe, expect, test } from 'vitest'
import { SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { newEvent } from '../basics.ts'
import { withNewExtra } from '../extras/new-extra.ts'
import { withItem, withNewOption } from '../prices/change-items.ts'
import { withNewWindow } from '../who/windows.ts'
import { dividedOf, withDivided, withNewDivided, withoutDivided } from './divided-places.ts'
import { axesOf, tablesOf, withCell, withNewTable, withTableCounted, withTableWho } from './limit-table.ts'
import { withLivePlaces } from './live-places.ts'
import { hasOffice, withOfficeLimit } from './office-limit.ts'
import { fieldsOf, limitIds, poolOf, withLimit, withoutLimit, withPlaces } from './own-limits.ts'
import { EVENT, partsOf } from './parts.ts'
import {
  sharedLimitsOf,
  withNewPool,
  withoutPool,
  withoutTaker,
  withPool,
  withTaker,
  withTakerChanged,
} from './shared-limits.ts'

const shown = (name: string): DefinitionDocument => {
  const found = SHOWN_EVENTS.find(({ file }) => file.includes(name))
  if (found === undefined) throw new Error(`There is no shown event ${name}.`)
  return found.document
}

const named = (name: string) => ({ name, options: [], dayName: String })

/** An event with two groups, a lodging of two kinds and a coach. */
function walk(): DefinitionDocument {
  const event = newEvent({ title: 'Rajd', start: '2027-08-05', end: '2027-08-06', place: 'Borów' })
  const group = (id: string, name: string) => ({ id, name, windows: [], claims: [] })
  const lodging = withNewExtra(withNewExtra(event, 'bed', named('Pokój')), 'coach', named('Autokar'))
  return {
    ...withItem(lodging, 'pokoj', (item) =>
      withNewOption(withNewOption(item, 'Dwuosobowy'), 'Czteroosobowy'),
    ),
    groups: [group('biala', 'Biała'), group('autokar', 'Autokarowa')],
  }
}
const DOUBLE = 'items/pokoj/options/dwuosobowy'
const partOf = (document: DefinitionDocument, key: string) => {
  const part = partsOf(document).find((each) => each.key === key)
  if (part === undefined) throw new Error(`There is no part ${key}.`)
  return part
}

describe.each(SHOWN_EVENTS)('of $file', ({ document }) => {
  test('limits are read and written without a change', () => {
    const written = partsOf(document).reduce((now, part) => {
      const fields = fieldsOf(part)
      return fields === null ? now : withLimit(now, part.key, fields)
    }, document)
    expect(written).toEqual(document)
    const shared = sharedLimitsOf(document).reduce(
      (now, { pool, takers }) =>
        takers.reduce(
          (made, taker) => withTakerChanged(made, taker, () => taker.claim),
          withPool(now, pool.id, () => pool),
        ),
      document,
    )
    expect(shared).toEqual(document)
  })

  test('tables and divided places are written as they were read', () => {
    for (const table of tablesOf(document)) {
      expect(withTableWho(document, table, table.who)).toEqual(document)
      for (const { option, cells } of table.rows)
        for (const [at, pool] of cells.entries()) {
          const column = table.columns[at] ?? ''
          const places = document.pools.find(({ id }) => id === pool)?.capacity ?? null
          if (pool !== null && places !== null)
            expect(withCell(document, table, { option, column, pool }, places)).toEqual(document)
        }
    }
    for (const divided of dividedOf(document))
      if (divided.places !== null)
        expect(
          withDivided(document, divided, { parts: divided.pools.length, places: divided.places }),
        ).toEqual(document)
  })

  test('one changed number changes its own place alone', () => {
    for (const part of partsOf(document)) {
      if (part.limit === undefined) continue
      const changed = withPlaces(document, part.key, 4321)
      expect(withLimit(changed, part.key, fieldsOf(part) ?? {})).toEqual(document)
      const [before, after] = [partsOf(document), partsOf(changed)].map((parts) =>
        parts.filter(({ key }) => key !== part.key),
      )
      expect(after).toEqual(before)
      expect(poolOf(partOf(changed, part.key))?.capacity).toBe(4321)
    }
  })

  test('numbers of the sale are written where the limit is named, and nothing else changes', () => {
    const live = new Map(limitIds(document).map((id, at) => [id, at + 5000]))
    const changed = withLivePlaces(document, live)
    expect(limitIds(changed)).toEqual(limitIds(document))
    const back = withLivePlaces(
      changed,
      new Map([
        ...document.pools.map(({ id, capacity }) => [id, capacity] as const),
        ...partsOf(document).flatMap((part) => {
          const pool = poolOf(part)
          return pool === null ? [] : [[pool.id, pool.capacity] as const]
        }),
      ]),
    )
    expect(back).toEqual(document)
    expect(withLivePlaces(document, new Map([['something-else', 3]]))).toBe(document)
  })
})

describe('a limit of one part', () => {
  test('is a number until it says more', () => {
    const limited = withPlaces(walk(), 'groups/biala', 60)
    expect(partOf(limited, 'groups/biala').limit).toBe(60)
    expect(partOf(withLimit(limited, 'groups/biala', { name: 'Grupa Biała' }), 'groups/biala').limit).toEqual(
      {
        places: 60,
        name: 'Grupa Biała',
        allotments: [],
      },
    )
    expect(withoutLimit(limited, 'groups/biala')).toEqual(walk())
    expect(parseDefinition(limited)).toMatchObject({ ok: true })
  })

  test('counts without a limit, and has an id of its own where another one has its name', () => {
    const counted = withPlaces(walk(), EVENT, null)
    expect(counted.limit).toEqual({ places: null, allotments: [] })
    const both = withPlaces(withPlaces(walk(), 'groups/autokar', 10), 'items/autokar', 20)
    expect(new Set(limitIds(both)).size).toBe(2)
    expect(parseDefinition(both)).toMatchObject({ ok: true })
  })
})

describe('a shared limit', () => {
  test('is taken from by several parts, by one of them more, and by some people only', () => {
    const pool = withNewPool(walk(), { name: 'Łóżka', capacity: 40 }, [DOUBLE, 'groups/biala'])
    const [shared] = sharedLimitsOf(pool)
    expect(shared).toMatchObject({
      pool: { id: 'lozka', capacity: 40 },
      takers: [{ part: 'groups/biala' }, { part: DOUBLE }],
    })
    const taker = { part: DOUBLE, index: 0 }
    const when = { fact: 'age', atLeast: 4 }
    const more = withTakerChanged(pool, taker, (claim) => ({ ...claim, units: 2, when }))
    expect(partOf(more, DOUBLE).claims).toEqual([{ pool: 'lozka', units: 2, when }])
    expect(parseDefinition(more)).toMatchObject({ ok: true })
    expect(partOf(withoutTaker(more, taker), DOUBLE).claims).toEqual([])
    expect(withoutPool(more, 'lozka')).toEqual(walk())
  })

  test('that goes leaves no claim, and a reduction without its bound', () => {
    const document = shown('bieg-mostow')
    const without = withoutPool(document, 'first-50')
    expect(without.pools.some(({ id }) => id === 'first-50')).toBe(false)
    expect(without.adjustments.some((each) => each.pool === 'first-50')).toBe(false)
    const winter = withoutPool(shown('zimowisko'), 'i-2')
    expect(partOf(winter, 'items/term/options/i').claims).toEqual([{ pool: ['i-1', 'i-3'], units: 1 }])
    const [last] = partOf(withoutPool(winter, 'i-3'), 'items/term/options/i').claims
    expect(last?.pool).toBe('i-1')
  })

  test('of two directions is taken from by who goes both ways, once each', () => {
    const shared = sharedLimitsOf(shown('pielgrzymka-lipowa'))
    expect(
      shared.map(({ pool, takers }) => [pool.id, takers.map(({ part }) => part.split('/').at(-1))]),
    ).toEqual([
      ['coach-there', ['there', 'both']],
      ['coach-back', ['back', 'both']],
    ])
    expect(withTaker(walk(), 'x', EVENT).claims).toEqual([{ pool: 'x', units: 1 }])
  })
})

describe('a table', () => {
  test('is read from rooms in three terms, with who is counted', () => {
    const [table, ...others] = tablesOf(shown('jezus-zyje'))
    expect(others).toEqual([])
    expect(table).toMatchObject({ item: 'room', axis: 'group', columns: ['i', 'ii', 'iii'] })
    expect(table?.rows).toHaveLength(10)
    expect(table?.who).toEqual({
      all: [
        { not: { fact: 'birthYear', atLeast: 2021 } },
        { not: { fact: 'chosen.sleeps', is: 'mattress' } },
      ],
    })
    expect(tablesOf(shown('pielgrzymka-lipowa'))).toEqual([])
  })

  test('is made, changed in a cell, and emptied', () => {
    const [axis] = axesOf(walk(), 'pokoj')
    if (axis === undefined) throw new Error('There is no axis.')
    expect(axis).toMatchObject({ fact: 'group', values: [{ id: 'biala' }, { id: 'autokar' }] })
    const made = withNewTable(walk(), 'pokoj', axis, 10)
    expect(parseDefinition(made)).toMatchObject({ ok: true })
    const [table] = tablesOf(made)
    if (table === undefined) throw new Error('There is no table.')
    const [row] = table.rows
    const cell = { option: 'dwuosobowy', column: 'biala', pool: row?.cells[0] ?? null }
    const changed = withCell(made, table, cell, 7)
    expect(changed.pools.map(({ capacity }) => capacity)).toEqual([7, 10, 10, 10])
    const counted = withTableCounted(changed, table)
    expect(counted.pools.map(({ capacity }) => capacity)).toEqual([null, null, null, null])
    expect(tablesOf(counted)).toEqual(tablesOf(made))
    const emptied = withCell(changed, table, cell, null)
    expect(tablesOf(emptied)[0]?.rows[0]?.cells[0]).toBeNull()
    const who = { fact: 'age', atLeast: 4 }
    expect(tablesOf(withTableWho(emptied, table, who))[0]?.who).toEqual(who)
  })
})

describe('equal parts', () => {
  test('of the shown winter camp are three of thirteen in each term', () => {
    expect(dividedOf(shown('zimowisko'))).toMatchObject([
      { part: 'items/term/options/i', pools: ['i-1', 'i-2', 'i-3'], places: 13 },
      { part: 'items/term/options/ii', places: 13 },
    ])
  })

  test('are made, become more and fewer, and go', () => {
    const made = withNewDivided(walk(), partOf(walk(), DOUBLE), { parts: 2, places: 5 })
    expect(parseDefinition(made)).toMatchObject({ ok: true })
    const [two] = dividedOf(made)
    if (two === undefined) throw new Error('There are no parts.')
    expect(two).toMatchObject({ part: DOUBLE, places: 5 })
    const four = withDivided(made, two, { parts: 4, places: 6 })
    expect(dividedOf(four)).toMatchObject([{ pools: { length: 4 }, places: 6 }])
    const [more] = dividedOf(four)
    expect(more && withDivided(four, more, { parts: 2, places: 5 })).toEqual(made)
    expect(withoutDivided(made, two)).toEqual(walk())
  })
})

describe('places of the office', () => {
  const limit = { name: 'Miejsca w biurze', capacity: 30 }
  const inOffice = { fact: 'channel', is: 'office' }

  test('are taken by what everybody pays, or by the event, when the office registers', () => {
    const made = withOfficeLimit(walk(), limit)
    expect(made.items[0]?.claims).toEqual([{ pool: 'miejsca-w-biurze', units: 1, when: inOffice }])
    expect(parseDefinition(made)).toMatchObject({ ok: true })
    const free = { ...walk(), items: [] }
    expect(withOfficeLimit(free, limit).claims).toEqual([
      { pool: 'miejsca-w-biurze', units: 1, when: inOffice },
    ])
  })

  test('are offered where the office has a time of its own', () => {
    expect(hasOffice(walk())).toBe(false)
    expect(hasOffice(withNewWindow(walk(), 'office'))).toBe(true)
    expect(hasOffice(withNewWindow(walk(), 'plain'))).toBe(false)
  })
})
