import { expect, test } from 'vitest'
import { folderCycles } from './folder-cycles.ts'

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ')
    return { from: `src/${from}`, to: to.startsWith('node:') ? to : `src/${to}` }
  })

test('folders in one direction have no cycle, however deep they are', () => {
  expect(folderCycles(imports('a/x.ts > b/y.ts', 'a/b/z.ts > a/x.ts', 'b/y.ts > node:fs'))).toEqual([])
})

test('two folders that need each other are a cycle, though no two files do', () => {
  expect(folderCycles(imports('a/x.ts > b/y.ts', 'b/z.ts > a/w.ts'))).toEqual([
    'src/a/x.ts → src/b/y.ts, src/b/z.ts → src/a/w.ts',
  ])
})

test('a cycle through a third folder is reported once', () => {
  expect(folderCycles(imports('a/x.ts > b/y.ts', 'b/z.ts > c/v.ts', 'c/u.ts > a/x.ts'))).toEqual([
    'src/a/x.ts → src/b/y.ts, src/b/z.ts → src/c/v.ts, src/c/u.ts → src/a/x.ts',
  ])
})

test('a folder and one below it are a cycle when both import each other', () => {
  expect(folderCycles(imports('a/x.ts > a/b/y.ts', 'a/b/y.ts > a/z.ts'))).toHaveLength(1)
})
