import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readCase } from './cases/case-file.ts'
import { runCase, type Verdict } from './cases/run-case.ts'
import { warningsOfCase } from './cases/warnings.ts'

/**
 * `npm run cases -- FILE…`: real events against the engine. Without files: all of `cases/`. Prints for
 * each registration what is expected and what came out; ends non-zero on any difference, a missing file,
 * a missing definition or a step that is not run yet.
 */
const HOME = fileURLToPath(new URL('../cases', import.meta.url))

async function caseFiles(): Promise<string[]> {
  const named = process.argv.slice(2)
  if (named.length > 0) return named
  const files = await readdir(HOME)
  return files.filter((file) => file.endsWith('.json')).map((file) => `${HOME}/${file}`)
}

async function verdictsOf(path: string): Promise<Verdict[]> {
  try {
    const file = await readCase(path, HOME)
    for (const warning of warningsOfCase(file)) console.log(`warn ${file.id} ${warning}`)
    return runCase(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ case: path, registration: '-', expected: 'a case', got: 'nothing', differences: [reason] }]
  }
}

function print({ case: name, registration, expected, got, differences }: Verdict): void {
  const mark = differences.length === 0 ? 'ok  ' : 'FAIL'
  console.log(`${mark} ${name} ${registration.padEnd(4)} expected: ${expected} | got: ${got}`)
  for (const difference of differences) console.log(`       - ${difference}`)
}

const verdicts = (await Promise.all((await caseFiles()).sort().map(verdictsOf))).flat()
for (const verdict of verdicts) print(verdict)
const failed = verdicts.filter(({ differences }) => differences.length > 0).length
console.log(`${verdicts.length - failed} passed, ${failed} failed`)
if (failed > 0 || verdicts.length === 0) process.exitCode = 1
