import { buildWeb } from './support/build-web.ts'
import { type Check, checks } from './support/checks.ts'
import { runCommand } from './support/run-command.ts'
import { runVitest } from './support/run-vitest.ts'
import { seconds } from './support/seconds.ts'
import { sentence } from './support/sentence.ts'

/** How many checks and tests passed and failed. */
type Tally = { passed: number; failed: number }

const patterns = process.argv.slice(2)
const tally: Tally = { passed: 0, failed: 0 }

/**
 * `npm test`: all checks, then all tests; with patterns, the tests of the files whose path contains one.
 * The last line is `N passed, N failed`, however the run ends; the exit code is 0 when nothing failed and a test ran.
 */
await runCommand(
  async (stop) => {
    try {
      if (patterns.length === 0) for (const check of checks) await run(check, stop)
      await run({ name: 'pages', run: pages }, stop)
      await tests(stop)
    } catch (error) {
      tally.failed += 1
      console.error(stop.aborted ? 'The run was broken off.' : sentence(error))
    }
    console.log(`${tally.passed} passed, ${tally.failed} failed`)
  },
  { interrupted: 130 },
)

async function run(check: Check, stop: AbortSignal): Promise<void> {
  stop.throwIfAborted()
  const started = Date.now()
  const { code, output } = await check.run(stop)
  if (code === 0) tally.passed += 1
  else tally.failed += 1
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name.padEnd(20)} ${seconds(started)}`)
  if (code !== 0) {
    process.exitCode = 1
    console.log(output.trim())
  }
}

async function pages(stop: AbortSignal): Promise<{ code: number; output: string }> {
  try {
    await buildWeb(stop)
    return { code: 0, output: '' }
  } catch (error) {
    return { code: 1, output: sentence(error) }
  }
}

async function tests(stop: AbortSignal): Promise<void> {
  stop.throwIfAborted()
  const result = await runVitest(patterns, stop)
  tally.passed += result.passed
  tally.failed += result.failed
  if (result.failed > 0 || result.passed === 0) process.exitCode = 1
}
