import { describe, expect, test } from 'vitest'
import { NEW_EVENT, SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { blocksOfPage, isOnce, newBlock, picturesOfPage, shownBlocks } from '../../page/page-blocks.ts'
import {
  kindsToAdd,
  movedBy,
  movedTo,
  withBlock,
  withBlockAt,
  withHeading,
  withHidden,
  withNewBlock,
  withoutBlock,
} from './change-blocks.ts'
import { programmeRows, withNewPoint, withoutPoint, withPoint } from './programme.ts'

const idsOf = (document: DefinitionDocument) => blocksOfPage(document.page).map(({ id }) => id)
const USUAL = idsOf(NEW_EVENT)

describe.each(SHOWN_EVENTS)('$file', ({ document }) => {
  test('arranging its page changes nothing but the blocks', () => {
    const arranged = withHidden(document, 'prices', true)
    const { blocks: _, ...page } = arranged.page
    const { blocks: __, ...before } = document.page
    expect({ ...arranged, page }).toEqual({ ...document, page: before })
    expect(parseDefinition(arranged).ok).toBe(parseDefinition(document).ok)
  })

  test('every point of its programme is in a row, and written back it is as it was', () => {
    const points = programmeRows(document).flatMap((row) => (row.point === null ? [] : [row]))
    expect(points.map(({ point }) => point)).toEqual(document.page.programme)
    for (const { point, index } of points) expect(withPoint(document, index, point)).toEqual(document)
  })
})

describe('blocks', () => {
  test('move one place, or to a place; at an end nothing changes', () => {
    expect(idsOf(movedBy(NEW_EVENT, 'included', 'up')).slice(0, 2)).toEqual(['included', 'invitation'])
    expect(idsOf(movedBy(NEW_EVENT, 'included', 'down')).slice(0, 3)).toEqual([
      ...['invitation', 'prices', 'included'],
    ])
    expect(movedBy(NEW_EVENT, 'invitation', 'up')).toBe(NEW_EVENT)
    expect(movedBy(NEW_EVENT, 'contact', 'down')).toBe(NEW_EVENT)
    expect(movedTo(NEW_EVENT, 'included', 1)).toBe(NEW_EVENT)
    expect(movedTo(NEW_EVENT, 'included', 2)).toBe(NEW_EVENT)
    expect(idsOf(movedTo(NEW_EVENT, 'invitation', USUAL.length)).at(-1)).toBe('invitation')
  })

  test('are added in front of the contact, with an id of their own', () => {
    const first = withNewBlock(NEW_EVENT, 'text')
    const second = withNewBlock(first.document, 'text')
    expect([first.id, second.id]).toEqual(['text', 'text-2'])
    expect(idsOf(second.document).slice(-3)).toEqual(['text', 'text-2', 'contact'])
    expect(parseDefinition(second.document).ok).toBe(true)
  })

  test('what the event says once can be added once', () => {
    const kinds = ['text', 'prices', 'donation'] as const
    expect(kindsToAdd(NEW_EVENT, kinds)).toEqual(['text', 'donation'])
    expect(kindsToAdd(withoutBlock(NEW_EVENT, 'prices'), kinds)).toEqual(['text', 'prices', 'donation'])
    expect(isOnce('map')).toBe(false)
    const twice = parseDefinition(withBlockAt(NEW_EVENT, newBlock('prices', 'again'), 0))
    expect(twice.ok ? [] : twice.problems).toEqual([{ path: 'page.blocks.3.kind', code: 'block_twice' }])
    const sameId = parseDefinition(withBlockAt(NEW_EVENT, newBlock('text', 'prices'), 8))
    expect(sameId.ok ? [] : sameId.problems.map(({ path }) => path)).toEqual(['page.blocks.8.id'])
  })

  test('as many as a page may have, then none can be added', () => {
    const many = (length: number) =>
      Array.from({ length }).reduce<DefinitionDocument>(
        (made) => withNewBlock(made, 'text').document,
        NEW_EVENT,
      )
    expect(kindsToAdd(many(31), ['text'])).toEqual(['text'])
    expect(kindsToAdd(many(32), ['text'])).toEqual([])
    expect(parseDefinition(many(32)).ok).toBe(true)
    expect(parseDefinition(many(33)).ok).toBe(false)
  })

  test('that are removed come back to their place', () => {
    const [block] = blocksOfPage(NEW_EVENT.page).slice(2)
    const removed = withoutBlock(NEW_EVENT, 'prices')
    expect(idsOf(removed)).not.toContain('prices')
    if (block !== undefined) expect(idsOf(withBlockAt(removed, block, 2))).toEqual(USUAL)
  })

  test('a heading of its own, and the usual one again', () => {
    const own = withHeading(NEW_EVENT, 'programme', 'Droga dzień po dniu')
    expect(blocksOfPage(own.page)[4]).toMatchObject({ heading: 'Droga dzień po dniu' })
    expect(withHeading(own, 'programme', null)).toEqual(withHidden(NEW_EVENT, 'programme', false))
    expect(withBlock(NEW_EVENT, 'nowhere', (block) => ({ ...block, hidden: true }))).toBe(NEW_EVENT)
  })

  test('hidden ones are not shown, except what a registration links to', () => {
    const hidden = USUAL.reduce((document, id) => withHidden(document, id, true), NEW_EVENT)
    expect(shownBlocks(hidden.page).map(({ kind }) => kind)).toEqual(['leaving'])
    const removed = withoutBlock(NEW_EVENT, 'leaving')
    expect(shownBlocks(removed.page).map(({ kind }) => kind)).toEqual([
      ...['invitation', 'included', 'prices', 'groups', 'programme', 'questions', 'leaving', 'contact'],
    ])
  })

  test('their pictures are known, each once', () => {
    const [photo, other] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002']
    const blocks = [
      { ...newBlock('gallery', 'g'), kind: 'gallery' as const, pictures: [photo, other] },
      {
        ...newBlock('people', 'p'),
        kind: 'people' as const,
        people: [{ id: 'a', name: 'A', picture: other }],
      },
    ]
    expect(picturesOfPage({ ...NEW_EVENT.page, photo, blocks })).toEqual([photo, other])
  })
})

describe('day by day', () => {
  const event: DefinitionDocument = {
    ...NEW_EVENT,
    dates: { ...NEW_EVENT.dates, start: '2027-08-05', end: '2027-08-07' },
  }
  const daysOf = (document: DefinitionDocument) =>
    programmeRows(document).map(({ day, point }) => `${day.slice(-2)} ${point?.title ?? '–'}`)

  test('days come from the dates of the event; what is typed stands on its day', () => {
    expect(daysOf(event)).toEqual(['05 –', '06 –', '07 –'])
    const middle = withNewPoint(event, { day: '2027-08-06', title: 'Etap' })
    expect(daysOf(middle)).toEqual(['05 –', '06 Etap', '07 –'])
    const first = withNewPoint(middle, { day: '2027-08-05', title: 'Wyjście' })
    expect(daysOf(withNewPoint(first, { day: '2027-08-05', title: 'Msza' }))).toEqual([
      ...['05 Wyjście', '05 Msza', '06 Etap', '07 –'],
    ])
    expect(withoutPoint(middle, 0)).toEqual(event)
  })

  test('a point on another day stays where it is', () => {
    const before = withNewPoint(event, { day: '2027-08-01', title: 'Odprawa' })
    expect(daysOf(before)).toEqual(['01 Odprawa', '05 –', '06 –', '07 –'])
    expect(daysOf({ ...event, dates: { ...event.dates, start: null, end: null } })).toEqual([])
  })
})
