import path from 'node:path'
import { expect, test } from 'vitest'
import { markedLines } from './marked-lines.ts'
import { runTool } from './run-tool.ts'

test('Node and the browser do not exist for the compiler of the domain', async () => {
  const folder = path.join(import.meta.dirname, 'fixture/compile')
  const output = await runTool('typescript/bin/tsc', ['-p', '.', '--pretty', 'false'], folder)
  const errors = [...output.matchAll(/^(.+)\((\d+),\d+\): error (TS\d+)/gm)]
  expect(errors.map(([, file, line, code]) => `${file}:${line} ${code}`).sort()).toEqual(
    await markedLines(folder),
  )
})
