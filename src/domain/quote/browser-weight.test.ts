import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Files that a module needs at run time: its imports but those of types, and theirs. */
function needs(file: URL, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file.pathname)) return seen
  const statements = readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gm)
  const imported = [...statements].map(([, from = '']) => from)
  seen.set(file.pathname, imported)
  for (const from of imported) if (from.startsWith('.')) needs(new URL(from, file), seen)
  return seen
}

test('the browser prices and judges without zod: nothing but our own files and Temporal', () => {
  const modules = new Map(
    ['./quote.ts', './compile.ts'].flatMap((entry) => [...needs(new URL(entry, import.meta.url))]),
  )
  expect(modules.size).toBeGreaterThan(20)
  const packages = [...modules.values()].flat().filter((from) => !from.startsWith('.'))
  expect(packages).toEqual([])
})
