import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from './connection.ts'

/** How a crowd sends requests; times are of `performance.now()`. */
interface Pace {
  readonly begin: number
  readonly until: number
  /** Requests a second, at a constant rate; null: each connection asks again as soon as it is answered. */
  readonly rate: number | null
  /** False once there is nothing more to request. */
  readonly goesOn?: () => boolean
}

/** Keeps connections busy; `wanted` is when the question should have been asked: waiting for a connection counts. */
export async function keepPace(
  connections: readonly Connection[],
  { begin, until, rate, goesOn = () => true }: Pace,
  ask: (connection: Connection, wanted: number) => Promise<void>,
): Promise<void> {
  if (rate !== null) return askInTime(connections, { begin, until, rate }, ask)
  const keepAsking = async (connection: Connection) => {
    while (performance.now() < until && goesOn()) await ask(connection, performance.now())
  }
  await Promise.all(connections.map(keepAsking))
}

async function askInTime(
  connections: readonly Connection[],
  { begin, until, rate }: { readonly begin: number; readonly until: number; readonly rate: number },
  ask: (connection: Connection, wanted: number) => Promise<void>,
): Promise<void> {
  const free = [...connections]
  const wantedAt = (place: number) => begin + (place * 1000) / rate
  /** How many should have been asked by now, and how many were: the others wait for a connection. */
  let [due, asked] = [0, 0]
  const serve = async (connection: Connection) => {
    while (asked < due) await ask(connection, wantedAt(asked++))
    free.push(connection)
  }
  while (performance.now() < until) {
    while (wantedAt(due) <= performance.now()) due++
    for (let left = due - asked; left > 0 && free.length > 0; left--) void serve(free.pop() as Connection)
    await pause(1)
  }
  while (free.length < connections.length) await pause(5)
}
