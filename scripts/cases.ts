import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readCase } from '../tools/cases/case-file.ts'
import { playCase, type Verdict } from '../tools/cases/run-case.ts'
import { startTestDatabase, type TestDatabase } from '../tools/cases/scenario.ts'
import { warningsOfCase } from '../tools/cases/warnings.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run cases -- PATH…`: real events against the engine, given as files or folders. Without a path: all of `cases/`.
 * Prints for each registration the expected and the actual result; ends non-zero on any difference, a missing file
 * or a missing definition. Later steps are run on a real PostgreSQL, which is started when a sample has some.
 */
const CASES_FOLDER = fileURLToPath(new URL('../cases', import.meta.url))

async function caseFiles(): Promise<string[]> {
  const named = process.argv.slice(2)
  const paths = named.length > 0 ? named : [CASES_FOLDER, `${CASES_FOLDER}/examples`]
  return (await Promise.all(paths.map(filesAt))).flat()
}

/** The file itself, or the case files of a folder. */
async function filesAt(path: string): Promise<string[]> {
  const inside = await readdir(path).catch(() => null)
  if (inside === null) return [path]
  return inside.filter((file) => file.endsWith('.json')).map((file) => `${path}/${file}`)
}

async function verdictsOf(path: string, testDatabase: () => Promise<TestDatabase>): Promise<Verdict[]> {
  try {
    const file = await readCase(path, CASES_FOLDER)
    for (const warning of warningsOfCase(file)) console.log(`warn ${file.id} ${warning}`)
    return await playCase(file, testDatabase)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ case: path, registration: '-', expected: 'a case', got: null, differences: [reason] }]
  }
}

function print({ case: name, registration, expected, got, differences }: Verdict): void {
  if (got === null) {
    console.log(`FAIL ${name} ${registration.padEnd(4)} ${differences.join('; ')}`)
    return
  }
  const mark = differences.length === 0 ? 'ok  ' : 'FAIL'
  console.log(`${mark} ${name} ${registration.padEnd(4)} expected: ${expected} | got: ${got}`)
  for (const difference of differences) console.log(`       - ${difference}`)
}

/** Runs all of them one after another, because there is one clock; a database is started once a sample needs one. */
async function run(): Promise<Verdict[]> {
  await using stack = new AsyncDisposableStack()
  const open = async () => stack.use(await startTestDatabase())
  let testDatabase: Promise<TestDatabase> | undefined
  const verdicts: Verdict[] = []
  for (const path of (await caseFiles()).sort()) {
    verdicts.push(
      ...(await verdictsOf(path, () => {
        testDatabase ??= open()
        return testDatabase
      })),
    )
  }
  return verdicts
}

await runCommand(
  async () => {
    const verdicts = await run()
    for (const verdict of verdicts) print(verdict)
    const failed = verdicts.filter(({ differences }) => differences.length > 0).length
    console.log(`${verdicts.length - failed} passed, ${failed} failed`)
    if (failed > 0 || verdicts.length === 0) process.exitCode = 1
  },
  { interrupted: 130 },
)
