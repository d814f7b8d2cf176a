import { expect, test } from 'vitest'
import { readDocument } from '#domain/event/check/check-definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { retreat } from '#test/support/lodging.ts'
import { kindsOf } from './offered.ts'

test('a room that is chosen once for a registration is paid for as a whole, one that each person chooses by bed', () => {
  const document = retreat()
  const items = (document.items ?? []).map((item) =>
    item.id === 'room' ? { ...item, per: 'registration' as const } : item,
  )
  const wholeOf = (written: typeof document) => {
    const read = readDocument(written)
    return read === null ? null : kindsOf(expandDefinition(read)).map(({ id, whole }) => [id, whole])
  }
  expect(wholeOf(document)).toEqual([
    ['room/shared', false],
    ['room/bath', false],
  ])
  expect(wholeOf({ ...document, items })).toEqual([
    ['room/shared', true],
    ['room/bath', true],
  ])
})
