import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseDefinition, readDocument } from '../check/check-definition.ts'
import type { DefinitionDocument } from '../definition/definition.ts'
import { basicsOf, type EventBasics, newEvent, withBasics } from './basics.ts'

const ROOT = path.join(import.meta.dirname, '../../../..')
const FILES = globSync(['cases/**/*.json', 'db/demo/*.json'], { cwd: ROOT }).flatMap((file) => {
  const json: unknown = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
  const definition = z.object({ definition: z.unknown() }).safeParse(json).data?.definition ?? json
  const document = readDocument(definition)
  return document === null ? [] : [{ file, document }]
})

const NEW = newEvent({ title: 'Rajd', start: '2027-05-01', end: null, place: 'Borów' })
const BASICS: EventBasics = {
  ...{ title: 'Marsz', kind: 'run', start: '2027-06-01', end: '2027-06-02', startTime: '09:30:00' },
  ...{ place: null, lede: 'Idziemy razem.' },
  places: { most: 400 },
  opening: { opens: '2027-01-04T09:00:00', closes: null },
}

test('a new event can be published at once: free of charge, open to everybody, minors with an adult', () => {
  expect(parseDefinition(NEW)).toMatchObject({ ok: true })
  expect(basicsOf(NEW)).toEqual({
    ...{ title: 'Rajd', kind: 'other', start: '2027-05-01', end: null, startTime: null },
    ...{ place: 'Borów', lede: null },
    ...{ places: { most: null }, opening: { opens: null, closes: null } },
  })
  expect(parseDefinition(newEvent({ title: 'Rajd', start: null, end: null, place: null }))).toMatchObject({
    ok: true,
  })
})

test('what is written is read again, also when it goes back to nothing', () => {
  const full = withBasics(NEW, BASICS)
  expect(basicsOf(full)).toEqual(BASICS)
  expect(parseDefinition(full)).toMatchObject({ ok: true })
  expect(withBasics(full, basicsOf(NEW))).toEqual(NEW)
})

describe('of the shown cases and the demo', () => {
  test('there are all', () => expect(FILES.length).toBeGreaterThan(25))

  test.each(FILES)('$file is read and written without a change', ({ document }) => {
    expect(withBasics(document, basicsOf(document))).toEqual(document)
  })

  test.each(FILES)('$file keeps rules of its own, whatever basics are written', ({ document }) => {
    const { places, opening } = basicsOf(document)
    const written = withBasics(document, BASICS)
    expect(written.items).toEqual(document.items)
    if (places === null) expect(written).toMatchObject({ claims: document.claims, pools: document.pools })
    if (opening === null) expect(written.windows).toEqual(document.windows)
    expect(written.title).toBe('Marsz')
  })
})

test('the places of the event can be changed beside a limit of one address', () => {
  const own: DefinitionDocument['pools'][number] = {
    ...{ id: 'mine', name: 'Na adres', capacity: 6, allotments: [] },
    per: 'registrant',
  }
  const limited: DefinitionDocument = { ...NEW, pools: [own], claims: [{ pool: 'mine', units: 1 }] }
  expect(basicsOf(limited).places).toEqual({ most: null })
  const written = withBasics(limited, { ...basicsOf(limited), places: { most: 80 } })
  expect(written).toMatchObject({ limit: 80, pools: limited.pools, claims: limited.claims })
  expect(basicsOf({ ...limited, pools: [{ ...own, per: 'day' }] }).places).toBeNull()
})
