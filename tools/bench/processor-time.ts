import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of a tick in which Linux reports the time of processes. */
const TICK = 10

/** Whose work is counted: the database with all its processes, and the server. */
export interface Workers {
  readonly postmaster: number
  readonly server: number
}

/**
 * Milliseconds of processor time that the database, the server and this program have used so far; the crowd
 * is not among them. Unlike rates it hardly depends on what else a machine is doing. Only Linux reports it:
 * elsewhere NaN.
 */
export function processorTime({ postmaster, server }: Workers): number {
  const here = process.cpuUsage()
  return (here.user + here.system) / 1000 + (statOf(server)?.own ?? Number.NaN) + timeOfDatabase(postmaster)
}

/** The same of the database alone, with all its processes. */
export function timeOfDatabase(postmaster: number): number {
  try {
    const backends = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => statOf(pid))
      .filter((stat) => stat?.parent === postmaster)
    const database = statOf(postmaster)
    return (
      // What has ended counts with the parent that has waited for it.
      (database === null ? Number.NaN : database.own + database.ended) +
      backends.reduce((sum, stat) => sum + (stat?.own ?? 0), 0)
    )
  } catch {
    return Number.NaN
  }
}

/** Milliseconds of processor time that a process has used so far; NaN if it is not reported. */
export const timeOfProcess = (pid: number): number => statOf(pid)?.own ?? Number.NaN

/** One line of /proc, in milliseconds; null when the process has just ended. */
function statOf(pid: number | string) {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const numbers = fields.split(' ').map(Number)
    const sum = (a: number, b: number) => ((numbers[a] ?? 0) + (numbers[b] ?? 0)) * TICK
    return { parent: numbers[1], own: sum(11, 12), ended: sum(13, 14) }
  } catch {
    return null
  }
}
