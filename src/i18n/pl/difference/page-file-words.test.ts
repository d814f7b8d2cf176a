import { expect, test } from 'vitest'
import { everything } from '../definition/everything.fixture.ts'
import { differenceWords } from './difference-words.ts'

test('another file under the same title is told; the row of the block stays as it was', () => {
  const changed = structuredClone(everything)
  const block = changed.page.blocks?.find(({ kind }) => kind === 'files')
  const file = block?.kind === 'files' ? block.files[0] : undefined
  if (file === undefined) throw new Error('The example offers no file.')
  file.file = '0198c0de-0000-7000-8000-000000000002'
  expect(differenceWords(everything, changed)).toEqual(['Strona: inny plik do pobrania, „Mapa”'])
})
