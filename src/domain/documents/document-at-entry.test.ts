import { expect, test } from 'vitest'
import { blocksEntry, type EntryDocument, entryEffectOf, lackingAtEntry } from './document-at-entry.ts'
import { DOCUMENT_STATES } from './document-state.ts'

const document = (change: Partial<EntryDocument> = {}): EntryDocument => ({
  ...{ person: 'child', state: 'missing', atEntry: 'warn' },
  ...change,
})

test('a document warns at the entry unless its question says otherwise', () => {
  expect(entryEffectOf({})).toBe('warn')
  expect(entryEffectOf({ files: { toCheck: true } })).toBe('warn')
  expect(entryEffectOf({ files: { toCheck: true, atEntry: 'block' } })).toBe('block')
})

test('what is missing, rejected or withdrawn is lacking; what waits for the office is not', () => {
  const lacking = DOCUMENT_STATES.filter((state) => lackingAtEntry([document({ state })], 'child').length > 0)
  expect(lacking).toEqual(['missing', 'rejected', 'withdrawn'])
})

test('a ticket speaks of its person and of the whole registration, a ticket for everybody of all', () => {
  const all = [document(), document({ person: 'parent' }), document({ person: null })]
  expect(lackingAtEntry(all, 'child').map(({ person }) => person)).toEqual(['child', null])
  expect(lackingAtEntry(all, null)).toHaveLength(3)
})

test('a document without effect is never spoken of, and one that blocks is enough', () => {
  expect(lackingAtEntry([document({ atEntry: 'nothing' })], 'child')).toEqual([])
  expect(blocksEntry([document()])).toBe(false)
  expect(blocksEntry([document(), document({ atEntry: 'block' })])).toBe(true)
  expect(blocksEntry([])).toBe(false)
})
