import { loadavg } from 'node:os'
import type { ChaosReport } from './chaos.ts'

/** How many faults of one kind are shown; the number above them counts all. */
const SHOWN = 3

export function printChaos(people: number, report: ChaosReport): void {
  const { places, created, refused, killed, seconds, faults } = report
  console.log(
    `\n${people} people, every fifth clicking twice, on ${places} places; the server was killed ${killed.server} times, the whole PostgreSQL ${killed.database} times; ${seconds.toFixed(0)} s, load average ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(`${created} answers with a place, ${refused} clear refusals`)
  for (const [name, found] of Object.entries(faults)) {
    console.log(`  ${name.padEnd(24)}${String(found.length).padStart(6)}`)
    for (const fault of found.slice(0, SHOWN)) console.log(`      ${fault}`)
  }
}
