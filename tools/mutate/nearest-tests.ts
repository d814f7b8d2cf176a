import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

const CODE = '{src,test,tools,scripts}/**/*.{ts,tsx}'
const FUNCTIONS = 'db/functions/*.sql'
/** Tests in a browser, of races and of the sources take long, or do not run what is changed. */
const NOT_ASKED = /^test\/(e2e|races|boundaries|habits|support)\/|^(scripts|tools\/mutate)\//
const ALIAS = /^#(domain|contract|i18n|server|web)\//
/** Words of paths that say nothing about what a file is about. */
const COMMON = new Set(['test', 'domain', 'server', 'featur', 'querie', 'public', 'functi'])
/** So much of a word is compared: `cancelled` is about what `cancel` is about. */
const STEM = 6
/** What the path of a file counts for, beside its text. */
const OF_PATH = 4

/** Who imports a file, or calls an SQL function: by file. */
export type Importers = ReadonlyMap<string, readonly string[]>

/**
 * Reads all imports at run time of a folder of sources. An SQL function is imported by whatever writes its name, one of
 * a trigger by whatever writes the name of its table.
 */
export function readImporters(root: string): Importers {
  const functions = globSync(FUNCTIONS, { cwd: root })
  const names = new Map(
    functions.map((file) => [file, calledBy(file, readFileSync(join(root, file), 'utf8'))]),
  )
  const pairs = [...globSync(CODE, { cwd: root }), ...functions].flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const words = wordsOf(source)
    const called = functions.filter(
      (other) => other !== file && names.get(other)?.some((name) => words.has(name)),
    )
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
 * The tests that import a file, however indirectly, the likeliest to notice a fault in it first: of rules those a few
 * imports away, of all else, which nearly every test with a database imports, those that share rare words with it.
 * Rules are asked of tests without a database, all else of those with one.
 */
export function nearestTests(root: string, importers: Importers, file: string): string[] {
  const found = [...distances(importers, file)]
    .filter(([test]) => /\.test\.tsx?$/.test(test) && !NOT_ASKED.test(test))
    .filter(([test]) => file.startsWith('src/domain/') === isOfRules(test))
  const likeness = likenesses(
    root,
    file,
    found.map(([test]) => test),
  )
  const rank = (test: string, distance: number) =>
    isOfRules(test) ? distance - (likeness.get(test)?.path ?? 0) : -(likeness.get(test)?.all ?? 0)
  return found
    .map(([test, distance]) => ({ test, rank: rank(test, distance) }))
    .sort((a, b) => a.rank - b.rank || (a.test < b.test ? -1 : 1))
    .map(({ test }) => test)
}

interface Likeness {
  readonly path: number
  readonly all: number
}

/** How much a file and each of some tests have in common: the fewer tests have a word, the more it says. */
function likenesses(root: string, file: string, tests: readonly string[]): Map<string, Likeness> {
  const pathOf = (name: string) => textWords(name).difference(COMMON)
  const textOf = (name: string) => textWords(readFileSync(join(root, name), 'utf8'))
  const [ownPath, own] = [pathOf(file), textOf(file)]
  const texts = tests.map((test) => ({ test, path: pathOf(test), text: textOf(test) }))
  const rarity = (word: string) =>
    Math.log(tests.length / (1 + texts.filter(({ text }) => text.has(word)).length))
  const weights = new Map([...own, ...ownPath].map((word) => [word, Math.max(0, rarity(word))]))
  const common = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...some.intersection(others)].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
  return new Map(
    texts.map(({ test, path, text }) => [
      test,
      {
        path: 2 * ownPath.intersection(path).size,
        all:
          OF_PATH * common(ownPath, path) +
          (OF_PATH / 2) * common(ownPath, text) +
          common(own, text) / Math.sqrt(text.size),
      },
    ]),
  )
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

/** The names by which an SQL function is called; of a trigger those of its tables, as SQL and as queries write them. */
function calledBy(file: string, source: string): string[] {
  const tables = [...source.matchAll(/TRIGGER [^;]+? ON (?<table>\w+)/g)].map(
    ({ groups }) => groups?.table ?? '',
  )
  const inQueries = tables.map((table) =>
    table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )
  return [basename(file, '.sql').split('.')[1] ?? '', ...tables, ...inQueries]
}

const wordsOf = (source: string) => new Set(source.split(/\W+/))

/** The words of a text, those of its names too, without their plural. */
const textWords = (text: string) =>
  new Set(
    text
      .split(/[^A-Za-z]+|(?=[A-Z])/)
      .map((word) => word.toLowerCase().replace(/s$/, '').slice(0, STEM))
      .filter((word) => word.length > 3),
  )
