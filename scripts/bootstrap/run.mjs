import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { runtimeOf } from './runtime.mjs'
import { endGroup, onStop } from './signals.mjs'

/**
 * What is new in the heap takes a quarter of what it would otherwise, and can be told only at the start of a process: in
 * a rush a server needs 35 MB less, and no more time (docs/performance.md). Tests and measurements start it alike
 * (test/support/server-process.ts).
 */
const SERVER_FLAGS = ['--max-semi-space-size=4']

/**
 * Runs scripts/COMMAND.ts and resolves to its exit code (128 + n for a signal, as shells count).
 *
 * The script leads a process group of its own: a Ctrl-C in the terminal then reaches it once, through us,
 * and not a second time through npm. The channel tells it when we are gone, even by SIGKILL. What it leaves
 * behind in its group (a broken-off build, a browser) ends with it.
 */
export async function run(root, user, command, words) {
  const flags = command === 'start' ? SERVER_FLAGS : []
  const child = spawn(runtimeOf(root), [...flags, join(root, 'scripts', `${command}.ts`), ...words], {
    ...user.identity,
    // Types are stripped and code compiled once, not at every start: that is half of a start's work.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...user.env },
    cwd: root,
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const forget = onStop((signal) => child.kill(signal))
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (status, signal) => resolve(status ?? 128 + constants.signals[signal]))
  })
  forget()
  endGroup(child.pid, 'SIGKILL')
  return code
}
