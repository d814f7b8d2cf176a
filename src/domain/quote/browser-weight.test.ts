import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

/** Files that a module needs at run time: its imports except types, and theirs. */
function needs(file: URL, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file.pathname)) return seen
  const statements = readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gm)
  const imported = [...statements].map(([, from = '']) => from)
  seen.set(file.pathname, imported)
  for (const from of imported) if (from.startsWith('.')) needs(new URL(from, file), seen)
  return seen
}

test('the browser prices and validates without zod: only files of this project and Temporal', () => {
  const modules = new Map(
    ['./quote.ts', './compile.ts'].flatMap((entry) => [...needs(new URL(entry, import.meta.url))]),
  )
  expect(modules.size).toBeGreaterThan(20)
  const packages = [...modules.values()].flat().filter((from) => !from.startsWith('.'))
  expect(packages).toEqual([])
})

const ENGINE = 'virtual:engine'
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** A module with what a page needs to price a draft, and nothing else. */
const engine = {
  name: 'engine',
  resolveId: (id: string) => (id === ENGINE ? id : null),
  load: (id: string) =>
    id === ENGINE
      ? `export { quote } from ${JSON.stringify(pathOf('./quote.ts'))}
         export { compileDefinition } from ${JSON.stringify(pathOf('./compile.ts'))}`
      : null,
}

/** kB, of 1000 bytes. */
const MOST = 26

test(`what prices a draft in the browser weighs at most ${MOST} kB, compressed`, async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [engine],
    build: { write: false, rolldownOptions: { input: ENGINE, preserveEntrySignatures: 'strict' } },
  })
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  expect(code).toContain('not_eligible')
  expect(gzipSync(code).length / 1000).toBeLessThan(MOST)
})
