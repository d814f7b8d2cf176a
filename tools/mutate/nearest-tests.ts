import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

const CODE = '{src,test,tools,scripts}/**/*.{ts,tsx}'
const FUNCTIONS = 'db/functions/*.sql'
/** Tests in a browser, of races and of the sources take long, or do not run what is changed. */
const NOT_ASKED = /^test\/(e2e|races|boundaries|habits|support)\/|^(scripts|tools\/mutate)\//
const ALIAS = /^#(domain|contract|i18n|server|web)\//
/** Words of paths that say nothing about what a file is about. */
const COMMON = new Set([
  'src',
  'test',
  'domain',
  'server',
  'features',
  'queries',
  'public',
  'functions',
  'tests',
])

/** Who imports a file, or calls an SQL function: by file. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** Reads all imports at run time of a folder of sources. An SQL function is imported by whatever writes its name. */
export function readImporters(root: string): Importers {
  const functions = globSync(FUNCTIONS, { cwd: root })
  const pairs = [...globSync(CODE, { cwd: root }), ...functions].flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const called = functions.filter((other) => other !== file && wordsOf(source).has(functionName(other)))
    return [...importsOf(file, source), ...called].map((imported) => ({ imported, file }))
  })
  return new Map(
    [...Map.groupBy(pairs, ({ imported }) => imported)].map(([imported, by]) => [
      imported,
      by.map(({ file }) => file),
    ]),
  )
}

/**
 * The tests that import a file, however indirectly, the likeliest to notice a fault in it first: those a few imports
 * away, and those that share words of its path. Rules are asked of tests without a database, all else of those with one.
 */
export function nearestTests(importers: Importers, file: string): string[] {
  const words = pathWords(file)
  const rank = (test: string, distance: number) =>
    distance - 2 * pathWords(test).filter((word) => words.includes(word)).length
  return [...distances(importers, file)]
    .filter(([test]) => /\.test\.tsx?$/.test(test) && !NOT_ASKED.test(test))
    .filter(([test]) => file.startsWith('src/domain/') === isOfRules(test))
    .map(([test, distance]) => ({ test, rank: rank(test, distance) }))
    .sort((a, b) => a.rank - b.rank || (a.test < b.test ? -1 : 1))
    .map(({ test }) => test)
}

/** Whether a test is of the project of rules, which needs no database. */
export const isOfRules = (test: string) => !/^(src\/server|test)\//.test(test)

function distances(importers: Importers, file: string): Map<string, number> {
  const found = new Map([[file, 0]])
  for (const [next, distance] of found)
    for (const importer of importers.get(next) ?? [])
      if (!found.has(importer)) found.set(importer, distance + 1)
  return found
}

function importsOf(file: string, source: string): string[] {
  if (file.endsWith('.sql')) return []
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const names = [
    ...staticImports.filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType)),
    ...staticExports.flatMap(({ entries }) => entries.filter((entry) => !entry.isType)),
  ].flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
  const dynamic = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
  return [...names, ...dynamic].flatMap((name) => pathOf(file, name) ?? [])
}

function pathOf(file: string, name: string): string | undefined {
  if (name.startsWith('#test/')) return name.slice(1)
  if (ALIAS.test(name)) return name.replace('#', 'src/')
  return name.startsWith('.') ? relative('.', join(dirname(file), name)) : undefined
}

const functionName = (file: string) => basename(file, '.sql').split('.')[1] ?? ''

const wordsOf = (source: string) => new Set(source.split(/\W+/))

const pathWords = (file: string) =>
  [...new Set(file.split(/[^a-z]+/).map((word) => word.replace(/s$/, '')))].filter(
    (word) => word.length > 3 && !COMMON.has(word),
  )
