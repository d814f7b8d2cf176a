import type { WaitingEntry, WaitingPage } from './waiting-api.ts'

type Waiting = Pick<WaitingEntry, 'id' | 'wants'>

/** Whether the whole party has room in what is free now, whoever comes before it. */
export const fitsNow = ({ wants }: Pick<WaitingEntry, 'wants'>, pools: WaitingPage['pools']): boolean =>
  wants.every(({ pool, units }) => (pools.find((each) => each.pool === pool)?.free ?? units) >= units)

/** Who comes next and has room, where the party at the front has none: to be offered places past it. */
export function nextWithRoom<Entry extends Waiting>(
  entries: readonly Entry[],
  passed: string,
  pools: WaitingPage['pools'],
): Entry | undefined {
  const behind = entries.slice(entries.findIndex(({ id }) => id === passed) + 1)
  return behind.find((entry) => fitsNow(entry, pools))
}
