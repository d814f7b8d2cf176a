import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readCase } from './cases/case-file.ts'
import { playCase, type Verdict } from './cases/run-case.ts'
import { type Ground, startGround } from './cases/steps-ground.ts'
import { warningsOfCase } from './cases/warnings.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run cases -- PATH…`: real events against the engine, files or folders of them. Without a path: all of `cases/`.
 * Prints for each registration what is expected and what came out; ends non-zero on any difference, a missing file
 * or a missing definition. Later steps are played on a real PostgreSQL, which is started when a sample has some.
 */
const HOME = fileURLToPath(new URL('../cases', import.meta.url))

async function caseFiles(): Promise<string[]> {
  const named = process.argv.slice(2)
  const paths = named.length > 0 ? named : [HOME, `${HOME}/examples`]
  return (await Promise.all(paths.map(filesAt))).flat()
}

/** The file itself, or the case files of a folder. */
async function filesAt(path: string): Promise<string[]> {
  const inside = await readdir(path).catch(() => null)
  if (inside === null) return [path]
  return inside.filter((file) => file.endsWith('.json')).map((file) => `${path}/${file}`)
}

async function verdictsOf(path: string, ground: () => Promise<Ground>): Promise<Verdict[]> {
  try {
    const file = await readCase(path, HOME)
    for (const warning of warningsOfCase(file)) console.log(`warn ${file.id} ${warning}`)
    return await playCase(file, ground)
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
