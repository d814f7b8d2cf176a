import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isOneWord, mutantsOf } from './support/mutants.ts'
import { rowsOf, type SpecificationRow } from './support/specification-rows.ts'

/**
 * Changes each quoted word of docs/specification.md by one letter, in a copy of the sources, everywhere it
 * occurs, and runs the tests that its row names: they must fail. Prints what was not noticed; the exit code is
 * 0 when everything was. With arguments: only rows whose rule contains one of them.
 */
const only = process.argv.slice(2)
const SOURCES = '{src,tools}/**/*.{ts,tsx}'
const root = resolve('.')
const copy = mkdtempSync(join(tmpdir(), 'zapisano-words-'))
const unnoticed: string[] = []

try {
  copySources()
  const rows = rowsOf(readFileSync('docs/specification.md', 'utf8'))
  for (const row of rows) if (only.length === 0 || only.some((text) => row.rule.includes(text))) tryRow(row)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
for (const line of unnoticed) console.log(line)
console.log(`${unnoticed.length} not noticed`)
process.exitCode = unnoticed.length === 0 ? 0 : 1

function copySources(): void {
  const skipped = new Set(['node_modules', '.git', '.data', 'dist'].map((name) => join(root, name)))
  cpSync(root, copy, { recursive: true, filter: (file) => !skipped.has(file) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

function tryRow({ rule, words, proofs, open }: SpecificationRow): void {
  if (open) return
  const files = [...new Set(proofs.map(({ file }) => file))]
  for (const text of words) {
    const mutants = sourcesOfPages().flatMap((file) =>
      mutantsOf(readFileSync(join(copy, file), 'utf8'), text).map((changed) => ({ file, changed })),
    )
    const places = mutants.map(({ file, changed }) => ({ file, noticed: isNoticed(file, changed, files) }))
    for (const { file, noticed } of places)
      console.log(`${noticed ? 'noticed    ' : 'NOT NOTICED'} '${text}' in ${file}`)
    if (places.length === 0) unnoticed.push(`'${text}' stands nowhere (${rule})`)
    // One word may occur on other pages too, which do not belong to this row.
    if (isOneWord(text) && places.some(({ noticed }) => noticed)) continue
    for (const { file, noticed } of places)
      if (!noticed) unnoticed.push(`'${text}' in ${file}: ${files.join(', ')} did not notice`)
  }
}

function sourcesOfPages(): string[] {
  return globSync(SOURCES, { cwd: copy }).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
}

/** Whether one of the tests fails with the changed source in place. */
function isNoticed(file: string, changed: string, tests: readonly string[]): boolean {
  const path = join(copy, file)
  const right = readFileSync(path, 'utf8')
  writeFileSync(path, changed)
  try {
    const { status } = spawnSync(process.execPath, commandOf(tests), {
      cwd: copy,
      stdio: 'ignore',
      env: process.env,
    })
    return status !== 0
  } finally {
    writeFileSync(path, right)
  }
}

/** Tests of the rules need no built pages: they run at once. */
function commandOf(tests: readonly string[]): string[] {
  const ofRules = tests.filter((file) => /^src\/(domain|contract|i18n|web)\/|^scripts\//.test(file))
  if (ofRules.length < tests.length) return ['scripts/test.ts', ...tests]
  return ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', ...ofRules]
}
