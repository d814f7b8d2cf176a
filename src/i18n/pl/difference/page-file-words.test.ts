import { expect, test } from 'vitest'
import { everything } from '../definition/everything.fixture.ts'
import { differenceWords } from './difference-words.ts'

test('another file under the same title is told; the row of the block stays as it was', () => {
  const file = '0198c0de-0000-7000-8000-000000000002'
  const blocks = everything.page.blocks?.map((block) =>
    block.kind === 'files' ? { ...block, files: block.files.map((each) => ({ ...each, file })) } : block,
  )
  const changed = { ...everything, page: { ...everything.page, blocks } }
  expect(differenceWords(everything, changed)).toEqual(['Strona: inny plik do pobrania, „Mapa”'])
})
