import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { provideChromium } from '#test/support/chromium.ts'
import { CommandFailure } from '../../scripts/support/command-failure.ts'
import { runNode } from '../../scripts/support/tools.ts'
import { CATEGORIES, type PageReport, readReport } from './report.ts'

const VERSION = '13.5.0'

/**
 * The folder of Lighthouse, fetched at the first audit: its 110 packages weigh 176 MB, a quarter of all that
 * the product installs, and no test and no start needs them.
 * @throws CommandFailure when it cannot be fetched
 */
export async function provideLighthouse(dataDir: string, stop: AbortSignal): Promise<string> {
  const home = resolve(dataDir, 'lighthouse', VERSION)
  const folder = join(home, 'node_modules', 'lighthouse')
  // npm writes this file last.
  if (existsSync(join(home, 'node_modules', '.package-lock.json'))) return folder
  console.log('Fetching Lighthouse ...')
  mkdirSync(home, { recursive: true })
  const words = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  const code = await npm([...words, '--loglevel=error', `lighthouse@${VERSION}`], stop)
  if (code !== 0) throw new CommandFailure('Lighthouse could not be fetched from the npm registry.')
  return folder
}

/** Audits one page as a phone on a slow network, which is Lighthouse's default. */
export async function auditPage(
  lighthouse: string,
  address: string,
  file: string,
  stop: AbortSignal,
): Promise<PageReport> {
  const { executablePath, env } = await provideChromium()
  const words = [
    ...[join(lighthouse, 'cli', 'index.js'), address, '--quiet', '--form-factor=mobile'],
    ...[`--only-categories=${CATEGORIES.join(',')}`, '--output=json', `--output-path=${file}`],
    '--chrome-flags=--headless --no-sandbox',
  ]
  const { code, output } = await runNode(words, { stop, env: { ...env, CHROME_PATH: executablePath } })
  if (code !== 0) throw new CommandFailure(`Lighthouse could not look at ${address}.\n${output.trim()}`)
  return readReport(JSON.parse(readFileSync(file, 'utf8')))
}

// Under `npm run audit` the npm that runs us is named in the environment; by hand, the one in the PATH is taken.
function npm(words: readonly string[], stop: AbortSignal): Promise<number> {
  const path = process.env.npm_execpath
  const [program, ...prefix] =
    path && basename(path) === 'npm-cli.js' ? [process.execPath, path] : (['npm'] as const)
  return new Promise((done) => {
    const child = spawn(program, [...prefix, ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      signal: stop,
    })
    child.on('error', () => done(1))
    child.on('close', (code) => done(code ?? 1))
  })
}
