import { expect, test } from 'vitest'
import { NEW_EVENT } from '#test/support/question-forms.ts'
import type { DefinitionDocument } from '../definition/definition.ts'
import { newBlock } from '../page/page-blocks.ts'
import { checklistOf, type KnownUploads, missingUploads } from './checklist.ts'

const [PHOTO, MAP, TERMS] = ['1', '2', '3'].map((n) => `0198c0de-0000-7000-8000-00000000000${n}`)
const shown = (photo = '', file = ''): DefinitionDocument => ({
  ...NEW_EVENT,
  page: {
    ...NEW_EVENT.page,
    photo,
    blocks: [
      { ...newBlock('files', 'a'), kind: 'files', files: [{ id: 'map', title: 'Mapa', file: MAP ?? '' }] },
      {
        ...newBlock('files', 'b'),
        kind: 'files',
        files: [{ id: 'terms', title: 'Regulamin', file }],
        hidden: true,
      },
    ],
  },
})
const knowing = (...ids: readonly string[]): KnownUploads => ({
  isDescribed: () => true,
  hasPicture: (id) => ids.includes(id),
  hasFile: (id) => ids.includes(id),
})
const itemsOf = (known: KnownUploads) => checklistOf(shown(PHOTO, TERMS), known).map(({ item }) => item)

test('what a page names and the account lacks is on the list, by title; what is there is not', () => {
  const document = shown(PHOTO, TERMS)
  const all = [PHOTO, MAP, TERMS].map(String)
  expect(missingUploads(document, knowing(...all))).toEqual({ pictures: 0, files: [] })
  expect(itemsOf(knowing(...all))).not.toContain('uploads')
  expect(missingUploads(document, knowing(...all.slice(0, 2)))).toEqual({ pictures: 0, files: ['Regulamin'] })
  expect(itemsOf(knowing(...all.slice(0, 2)))).toContain('uploads')
  expect(missingUploads(document, knowing())).toEqual({ pictures: 1, files: ['Mapa', 'Regulamin'] })
  expect(itemsOf(knowing(...all.slice(1)))).toContain('uploads')
})

test('an event without uploads lacks none', () => {
  expect(checklistOf(NEW_EVENT, knowing()).map(({ item }) => item)).not.toContain('uploads')
})
