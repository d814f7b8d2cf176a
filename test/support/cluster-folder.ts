import { statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * Where the cluster of a test run lives, which need not outlive it: in memory where there is enough of it, since a
 * database of 700 small files, copied for most tests, takes 25 ms there and 500 ms on a disk; in the run's folder
 * otherwise.
 */
export function clusterFolder(runFolder: string, pid: number | string): string {
  return hasRoom() ? memoryFolder(pid) : runFolder
}

/** Where the cluster of a run is when it is in memory. */
export function memoryFolder(pid: number | string): string {
  return join(MEMORY, `zapisano-test-${pid}`)
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false // no such folder: not Linux
  }
}
