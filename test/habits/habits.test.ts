import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../..')
const CODE = '{src,test,scripts,tools}/**/*.{ts,tsx,mjs}'
const STYLES = 'src/**/*.css'
const LONGEST_FILE = 300
/** Grows with the tables; it is not meant to be read as a whole. */
const GENERATED = 'src/server/db/schema.ts'

interface Habit {
  readonly name: string
  readonly files: string
  /** Forbidden text. Patterns and examples are spelt in parts, or this file would break its own rules. */
  readonly never: RegExp
  readonly example: string
}

const HABITS: readonly Habit[] = [
  {
    name: 'types are not escaped',
    files: CODE,
    never: /\bas (?:any)\b|@ts-(?:ignore|expect-error|nocheck)|biome-(?:ignore)/,
    example: ['amount as', 'any'].join(' '),
  },
  {
    name: 'tests are neither skipped nor focused',
    files: CODE,
    never: /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo)\b/,
    example: ['test', 'each', 'skip'].join('.'),
  },
  {
    name: 'nothing is left for later in a comment',
    files: CODE,
    never: /\b(?:TO)(?:DO)\b|\bFIX(?:ME)\b/,
    example: ['// TO', 'DO: rounding'].join(''),
  },
  {
    name: 'types are imported by name: the import rules do not see an inline import',
    files: CODE,
    never: /typeof (?:import)\(|\b(?:import)\([^)]*\)\.[A-Z]/,
    example: ['type Quote = import', "('./quote.ts').Quote"].join(''),
  },
  {
    name: 'the lock file does not say where packages were downloaded from',
    files: 'package-lock.json',
    never: /"resolved": "http/,
    example: '      "resolved": "https://packages.example.org/zod.tgz"',
  },
]

for (const { name, files, never, example } of HABITS) {
  test(name, async () => {
    expect(example).toMatch(never)
    expect(await list(files)).not.toEqual([])
    expect(await linesMatching(files, never)).toEqual([])
  })
}

test('no file exceeds the length limit', async () => {
  const files = [...(await list(CODE)), ...(await list(STYLES))]
  const lengths = await Promise.all(
    files.map(async (file) => ({ file, lines: (await linesOf(file)).length })),
  )
  expect(lengths.filter(({ file, lines }) => file !== GENERATED && lines > LONGEST_FILE)).toEqual([])
})

test('only the web has .tsx files: Node runs the rest as it is, and Node cannot run them', async () => {
  expect((await list('src/**/*.tsx')).filter((file) => !file.startsWith('src/web/'))).toEqual([])
})

test('a feature has verbs, queries, routes, jobs, views and mails, and no other kind of file', async () => {
  const known = /\/[a-z0-9-]+(\.(queries|routes|job|view|mail))?(\.test)?\.ts$/
  expect((await list('src/server/features/**/*')).filter((file) => !known.test(file))).toEqual([])
})

async function list(pattern: string): Promise<string[]> {
  const entries = await Array.fromAsync(glob(pattern, { cwd: ROOT, withFileTypes: true }))
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}

/** Without the line that a closing line break would add. */
async function linesOf(file: string): Promise<string[]> {
  return (await readFile(path.join(ROOT, file), 'utf8')).replace(/\n$/, '').split('\n')
}

async function linesMatching(files: string, never: RegExp): Promise<string[]> {
  const hits = await Promise.all(
    (await list(files)).map(async (file) =>
      (await linesOf(file)).flatMap((line, index) => (never.test(line) ? [`${file}:${index + 1}`] : [])),
    ),
  )
  return hits.flat()
}
