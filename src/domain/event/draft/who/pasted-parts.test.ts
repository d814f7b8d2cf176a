import { describe, expect, test } from 'vitest'
import { NEW_EVENT, SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { pastedRows } from '../../../values/pasted-rows.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { placesOf } from './parts.ts'
import { ageInCell, COLUMNS, isAgeOrYear, withCell, withPasted } from './pasted-parts.ts'

const NEW = { row: 0, column: 'name' } as const
const groupsOf = ({ groups }: DefinitionDocument) =>
  groups.map(({ id, name, leader, limit }) => [id, name, leader, limit])

describe('a list pasted into the grid of groups', () => {
  const list = 'Grupa\tProwadzi\tMiejsca\nBiała\tks. Jan Lis\t150\nZłota\t\t120 miejsc\n\tks. Bez Nazwy\t5'
  const pasted = withPasted(NEW_EVENT, 'groups', NEW, pastedRows(list))

  test('adds groups with leader and places, without the headings and rows that have no name', () => {
    expect(groupsOf(pasted)).toEqual([
      ['biala', 'Biała', 'ks. Jan Lis', 150],
      ['zlota', 'Złota', undefined, 120],
    ])
    expect(parseDefinition(pasted)).toMatchObject({ ok: true })
  })

  test('pasted over what is there changes it from that cell on; ids stay', () => {
    const over = withPasted(
      pasted,
      'groups',
      { row: 1, column: 'leader' },
      pastedRows('o. Piotr\t90\nktoś\t3'),
    )
    expect(groupsOf(over)).toEqual([
      ['biala', 'Biała', 'ks. Jan Lis', 150],
      ['zlota', 'Złota', 'o. Piotr', 90],
    ])
    const renamed = withPasted(pasted, 'groups', NEW, pastedRows('Zielona\nCzarna\nBura'))
    expect(groupsOf(renamed).map(([id, name]) => [id, name])).toEqual([
      ['biala', 'Zielona'],
      ['zlota', 'Czarna'],
      ['bura', 'Bura'],
    ])
  })

  test('two of one name are two groups', () => {
    const twice = withPasted(NEW_EVENT, 'groups', NEW, pastedRows('Biała\nBiała'))
    expect(twice.groups.map(({ id }) => id)).toEqual(['biala', 'biala-2'])
  })
})

test('a year in a column of ages is a year of birth, and an age takes its place', () => {
  const agesOf = ({ types: [kind] }: DefinitionDocument) => kind?.ages
  const kinds = withPasted(NEW_EVENT, 'types', NEW, pastedRows('Młodzież\t2005\t2013\nDorośli\t\t2004'))
  expect(kinds.types).toMatchObject([
    { ages: { born: { from: 2005, to: 2013 } } },
    { ages: { born: { to: 2004 } } },
  ])
  expect(parseDefinition(kinds)).toMatchObject({ ok: true })
  expect(ageInCell(agesOf(kinds), 'from')).toBe(2005)
  const change = (document: DefinitionDocument, text: string) => withCell(document, 'types', 0, 'from', text)
  expect(agesOf(change(kinds, '14'))).toEqual({ from: 14, born: { to: 2013 } })
  expect(agesOf(change(change(kinds, '14'), '2005'))).toEqual(agesOf(kinds))
  expect(agesOf(change(kinds, ''))).toEqual({ born: { to: 2013 } })
  expect(change(kinds, '200')).toBe(kinds)
  expect([120, 121, 1899, 1900, 2999, 3000].map(isAgeOrYear)).toEqual([true, false, false, true, true, false])
  // A year beside an age is kept: the cell shows the age alone.
  const both = {
    ...kinds,
    types: kinds.types.map((kind) => ({ ...kind, ages: { from: 10, born: { from: 2005 } } })),
  }
  expect(agesOf(change(both, '12'))).toEqual({ from: 12, born: { from: 2005 } })
})

test('notes are pasted behind the rest, and an empty cell takes one away', () => {
  const noted = withPasted(NEW_EVENT, 'groups', NEW, pastedRows('Kielce\t\t\t16 sierpnia'))
  expect(noted.groups).toMatchObject([{ name: 'Kielce', note: '16 sierpnia' }])
  expect(withCell(noted, 'groups', 0, 'note', ' ').groups[0]).not.toHaveProperty('note')
})

test('kinds are pasted with their ages', () => {
  const kinds = withPasted(NEW_EVENT, 'types', NEW, pastedRows('Zuch\t7\t10\nKadra\t18\t\t20'))
  expect(kinds.types).toMatchObject([
    { id: 'zuch', ages: { from: 7, to: 10 } },
    { id: 'kadra', ages: { from: 18 }, limit: 20 },
  ])
  expect(withCell(withCell(kinds, 'types', 0, 'from', ''), 'types', 0, 'to', '').types[0]).not.toHaveProperty(
    'ages',
  )
})

test.each([
  ['places', 'dużo'],
  ['places', '1000001'],
  ['from', '121'],
  ['name', ' '],
] as const)('what cannot be is not taken: %s %s', (column, text) => {
  const kinds = withPasted(NEW_EVENT, 'types', NEW, pastedRows('Zuch\t7\t10\t5'))
  expect(withCell(kinds, 'types', 0, column, text)).toEqual(kinds)
})

test.each(SHOWN_EVENTS)('cells of $file are read and written without a change', ({ document }) => {
  for (const list of ['groups', 'types'] as const)
    for (const [index, part] of document[list].entries())
      for (const column of COLUMNS[list]) {
        const places = placesOf(part)
        const leader = list === 'groups' ? (document.groups[index]?.leader ?? '') : ''
        const texts = {
          ...{ name: part.name, leader, from: `${part.ages?.from ?? ''}`, to: `${part.ages?.to ?? ''}` },
          ...{ places: places === null ? '' : String(places), note: part.note ?? '' },
        }
        expect(withCell(document, list, index, column, texts[column])).toEqual(document)
      }
})
