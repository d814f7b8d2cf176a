import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { runtimeOf } from './runtime.mjs'
import { endGroup, onStop } from './signals.mjs'

/**
 * The young generation of the heap takes a quarter of its default size, which can be set only when a process starts:
 * during a rush a server needs 35 MB less, and no more time (docs/performance.md). Tests and measurements start it the
 * same way (test/support/server-process.ts).
 */
const SERVER_FLAGS = ['--max-semi-space-size=4']

/**
 * Runs scripts/COMMAND.ts and resolves to its exit code (128 + n for a signal, as shells count).
 *
 * The script leads its own process group: a Ctrl-C in the terminal then reaches it once, through us,
 * and not a second time through npm. The channel notifies it when we are gone, even by SIGKILL. What it leaves
 * behind in its group (an interrupted build, a browser) ends with it.
 */
export async function run(root, user, command, words) {
  const flags = command === 'start' ? SERVER_FLAGS : []
  const child = spawn(runtimeOf(root), [...flags, join(root, 'scripts', `${command}.ts`), ...words], {
    ...user.identity,
    // Types are stripped and code compiled once, not at every start: that is half of the work of a start.
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
