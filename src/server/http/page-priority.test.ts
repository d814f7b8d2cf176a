import { expect, test } from 'vitest'
import { createPagePriority } from './page-priority.ts'

/** Time that the test lets pass; each millisecond adds `load` milliseconds of work for the thread. */
function startClock() {
  let [now, active, unfinished] = [0, 0, 0]
  const priority = createPagePriority(
    () => now,
    () => active,
  )
  /** A second in which so many pages are opened and two changes always wait; how many enter. */
  const second = ({
    pages,
    load,
  }: {
    readonly pages: number
    readonly load: (entered: number) => number
  }) => {
    let entered = 0
    for (let millisecond = 0; millisecond < 1_000; millisecond++) {
      const admitted = priority.admit(2)
      entered += admitted
      for (let page = 0; page < pages / 1_000; page++) priority.note()
      now += 1
      unfinished += load(admitted)
      const done = Math.min(1, unfinished)
      active += done
      unfinished -= done
    }
    return entered
  }
  return { second }
}

const full = () => 1

test('without many pages, changes are not held back, however busy the thread is', () => {
  const { second } = startClock()
  expect(second({ pages: 0, load: full })).toBe(2_000)
})

test('beside more pages than the thread has time for, changes are held back and still go on', () => {
  const { second } = startClock()
  second({ pages: 20_000, load: full })
  second({ pages: 20_000, load: full })
  const entered = second({ pages: 20_000, load: full })
  expect(entered).toBeGreaterThanOrEqual(95)
  expect(entered).toBeLessThanOrEqual(105)
})

test('beside pages that leave time, as many changes enter as fit into it', () => {
  const { second } = startClock()
  // The pages take half of the thread, each change one millisecond: four hundred fill nine tenths.
  const load = (entered: number) => 0.5 + entered
  for (let warm = 0; warm < 5; warm++) second({ pages: 5_000, load })
  const entered = second({ pages: 5_000, load })
  expect(entered).toBeGreaterThan(300)
  expect(entered).toBeLessThan(500)
})

test('once the pages are fewer, all changes enter again', () => {
  const { second } = startClock()
  for (let warm = 0; warm < 3; warm++) second({ pages: 20_000, load: full })
  expect(second({ pages: 0, load: full })).toBeGreaterThan(1_800)
})
