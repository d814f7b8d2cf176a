import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { BenchEvent } from './bench-event.ts'
import { Connection } from './connection.ts'

/** How old the free places were that pages showed while they were being sold; in milliseconds. */
export interface Age {
  readonly pages: number
  readonly oldest: number
  /** Pages that were no page to the end, or showed no number. */
  readonly broken: number
}

/** The free places, and the last moment at which the number was current. */
interface Known {
  readonly at: number
  readonly free: number
}

/** Between two looks at the database, and between two pages. */
const LOOKS = 5
const PAGES = 20

/**
 * Opens the form's page repeatedly, which shows how many places are free, and compares it with the database at each
 * moment: places are only sold, so a number is too old from the moment at which fewer were left.
 */
export async function watchAge(
  owner: pg.Client,
  port: number,
  benchEvent: BenchEvent,
  until: Promise<unknown>,
): Promise<Age> {
  let goesOn = true
  const over = until.finally(() => {
    goesOn = false
  })
  const known: Known[] = []
  const shown: Known[] = []
  let broken = 0
  const look = async () => {
    while (goesOn) {
      const at = performance.now()
      const { rows } = await owner.query<{ free: number }>(
        'SELECT capacity - taken AS free FROM capacity_pool WHERE event_id = $1',
        [benchEvent.event],
      )
      known.push({ at, free: rows[0]?.free ?? Number.NaN })
      await pause(LOOKS)
    }
  }
  const open = async () => {
    const connection = await Connection.open(port)
    const request = `GET /${benchEvent.slug}/zapisy HTTP/1.1\r\nhost: ${benchEvent.host}:${port}\r\n\r\n`
    while (goesOn) {
      const at = performance.now()
      const { body } = await connection.ask(request)
      const free = /"free":\{"event":(\d+)\}/.exec(body)?.[1]
      if (free === undefined || !body.endsWith('</html>\n')) broken += 1
      else shown.push({ at, free: Number(free) })
      await pause(PAGES)
    }
    connection.close()
  }
  await Promise.all([look(), open(), over])
  const ages = shown.map(({ at, free }) => {
    const fewer = known.find((each) => each.free < free)
    return fewer === undefined ? 0 : Math.max(0, at - fewer.at)
  })
  return { pages: shown.length, oldest: Math.max(0, ...ages), broken }
}
