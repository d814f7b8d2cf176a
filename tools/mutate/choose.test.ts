import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseMutations } from './choose.ts'

const LINES = [
  'export const a = b < c',
  'export const d = e && f',
  'export const g = h + 1',
  'export const i = !j',
]

/** Sources in a folder of their own. */
function sources(files: Record<string, readonly string[]>) {
  const root = mkdtempSync(join(tmpdir(), 'zapisano-sources-'))
  mkdirSync(join(root, 'src/domain'), { recursive: true })
  for (const [name, lines] of Object.entries(files))
    writeFileSync(join(root, 'src/domain', name), lines.join('\n'))
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) }
}

test('a seed repeats the choice, one fault a line; another seed has another', () => {
  using made = sources({ 'a.ts': LINES, 'b.ts': LINES, 'a.test.ts': LINES })
  const chosen = (seed: number) =>
    chooseMutations(made.root, seed, '')
      .map(({ file, line, id }) => `${file}:${line} ${id}`)
      .toArray()
  expect(chosen(1)).toEqual(chosen(1))
  expect(chosen(1)).toHaveLength(8)
  expect(new Set(chosen(1).map((each) => each.split(' ')[0]))).toHaveLength(8)
  expect(chosen(2)).not.toEqual(chosen(1))
})

test('a line that comes before leaves the choice and its names as they were', () => {
  using made = sources({ 'a.ts': LINES })
  using longer = sources({ 'a.ts': ['// first', ...LINES] })
  const ids = ({ root }: { root: string }) =>
    chooseMutations(root, 1, '')
      .map(({ id }) => id)
      .toArray()
  expect(ids(longer)).toEqual(ids(made))
})

test('only the named part is looked at', () => {
  using made = sources({ 'a.ts': LINES, 'b.ts': LINES })
  const files = chooseMutations(made.root, 1, 'src/domain/b').map(({ file }) => file)
  expect(new Set(files)).toEqual(new Set(['src/domain/b.ts']))
})
