import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseDefinition, readDocument } from '../check/check-definition.ts'
import { basicsOf, newEvent, withBasics } from './basics.ts'

const ROOT = path.join(import.meta.dirname, '../../../..')
const FILES = globSync(['cases/**/*.json', 'db/demo/*.json'], { cwd: ROOT }).flatMap((file) => {
  const json: unknown = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
  const definition = z.object({ definition: z.unknown() }).safeParse(json).data?.definition ?? json
  const document = readDocument(definition)
  return document === null ? [] : [{ file, document }]
})

const NEW = newEvent({ title: 'Rajd', start: '2027-05-01', end: null, place: 'Borów' })
const BASICS = {
  ...{ title: 'Marsz', start: '2027-06-01', end: '2027-06-02', place: null, lede: 'Idziemy razem.' },
  fee: { adult: 26000, child: { to: 15, amount: 12000 } },
  places: { most: 400 },
  opening: { opens: '2027-01-04T09:00:00', closes: null },
}

test('a new event can be published at once: free of charge, open to everybody, minors with an adult', () => {
  expect(parseDefinition(NEW)).toMatchObject({ ok: true })
  expect(basicsOf(NEW)).toEqual({
    ...{ title: 'Rajd', start: '2027-05-01', end: null, place: 'Borów', lede: null },
    ...{ fee: { adult: 0, child: null }, places: { most: null }, opening: { opens: null, closes: null } },
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

test('a price list is recognised whatever the order of its fields: the database keeps none', () => {
  const [fee, ...items] = NEW.items
  const price = [{ name: 'Do 15 lat', amount: 12000, when: { atMost: 15, fact: 'age' } }, { amount: 26000 }]
  expect(fee && basicsOf({ ...NEW, items: [{ ...fee, price }, ...items] }).fee).toEqual(BASICS.fee)
})

test('the price list of a family follows the basics', () => {
  expect(withBasics(NEW, BASICS).items[0]?.price).toEqual([
    { when: { fact: 'age', atMost: 15 }, amount: 12000, name: 'Do 15 lat' },
    { amount: 26000 },
  ])
})

describe('of the shown cases and the demo', () => {
  test('there are all', () => expect(FILES.length).toBeGreaterThan(25))

  test.each(FILES)('$file is read and written without a change', ({ document }) => {
    expect(withBasics(document, basicsOf(document))).toEqual(document)
  })

  test.each(FILES)('$file keeps rules of its own, whatever basics are written', ({ document }) => {
    const { fee, places, opening } = basicsOf(document)
    const written = withBasics(document, BASICS)
    if (fee === null) expect(written.items).toEqual(document.items)
    if (places === null) expect(written).toMatchObject({ claims: document.claims, pools: document.pools })
    if (opening === null) expect(written.windows).toEqual(document.windows)
    expect(written.title).toBe('Marsz')
  })
})
