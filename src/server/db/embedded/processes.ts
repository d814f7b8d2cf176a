import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Whether there is a living process of this number, of any user. */
export function isAlive(pid: number): boolean {
  return isTaken(pid) && !isZombie(pid)
}

/** Whether the number is in use, even by a zombie process. */
export function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The command line of a process, '' when it is gone. Numbers are used again, above all in containers. */
export function commandOf(pid: number): string {
  try {
    if (existsSync('/proc')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

// In a container no process may collect zombies.
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Waits until the process is gone; false when it still lives after `milliseconds`. */
export async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds
  while (isAlive(pid)) {
    if (Date.now() > until) return false
    await pause(20)
  }
  return true
}

/** Resolves after so many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
