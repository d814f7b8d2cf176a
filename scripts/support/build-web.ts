import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure } from './command-failure.ts'
import { seconds } from './seconds.ts'
import { runTool } from './tools.ts'

// All inputs of the bundles.
const SOURCES = ['src/{web,domain,contract,i18n}/**/*', 'vite.config.ts', 'package.json', 'package-lock.json']
const MARKER = join('dist', '.built-from')

/**
 * Builds the pages into `dist/` when their inputs have changed since the last time.
 * @throws CommandFailure with the builder's own message when they cannot be built
 */
export async function buildWeb(stop: AbortSignal): Promise<void> {
  const wanted = fingerprint()
  if (readMarker() === wanted) return
  const started = Date.now()
  console.log('Building the pages ...')
  // An interrupted build must not pass for the previous one.
  rmSync(MARKER, { force: true })
  const { code, output } = await runTool('vite', ['build'], { stop, env: { NODE_ENV: 'production' } })
  stop.throwIfAborted()
  if (code !== 0) throw new CommandFailure(`The pages could not be built.\n${output.trim()}`)
  mkdirSync('dist', { recursive: true })
  writeFileSync(MARKER, wanted)
  console.log(`Pages built in ${seconds(started)}.`)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const entry of globSync(SOURCES, { withFileTypes: true })
    .filter((found) => found.isFile())
    .sort(byPath)) {
    const path = join(entry.parentPath, entry.name)
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

function byPath(a: { parentPath: string; name: string }, b: { parentPath: string; name: string }): number {
  return join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1
}

function readMarker(): string | null {
  try {
    return readFileSync(MARKER, 'utf8')
  } catch {
    return null
  }
}
