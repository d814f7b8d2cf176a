import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readCase } from './cases/case-file.ts'
import { playCase, type Verdict } from './cases/run-case.ts'
import { type Ground, startGround } from './cases/steps-ground.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run cases -- FILE…`: real events against the engine. Without files: all of `cases/`. Prints for
 * each registration what is expected and what came out; ends non-zero on any difference, a missing file
 * or a missing definition. Later steps are played on a real PostgreSQL, which is started when a sample has some.
 */
const HOME = fileURLToPath(new URL('../cases', import.meta.url))

async function caseFiles(): Promise<string[]> {
  const named = process.argv.slice(2)
  if (named.length > 0) return named
  const files = await readdir(HOME)
  return files.filter((file) => file.endsWith('.json')).map((file) => `${HOME}/${file}`)
}

async function verdictsOf(path: string, ground: () => Promise<Ground>): Promise<Verdict[]> {
  try {
    return await playCase(await readCase(path, HOME), ground)
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

/** Runs all of them, one after another, for there is one clock; a database is there once some sample needs one. */
async function run(): Promise<Verdict[]> {
  await using stack = new AsyncDisposableStack()
  const open = async () => stack.use(await startGround())
  let ground: Promise<Ground> | undefined
  const verdicts: Verdict[] = []
  for (const path of (await caseFiles()).sort()) {
    verdicts.push(
      ...(await verdictsOf(path, () => {
        ground ??= open()
        return ground
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
