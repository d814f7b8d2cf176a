import { countPlaces } from '#test/races/audit.ts'
import type { ToldAt } from '#test/races/rush.ts'
import { faultsOf, isCreated } from '#test/races/told.ts'
import { asOwner } from '#test/support/owner.ts'

/** What must not be, by its name; each as the texts of those who found it. */
export type Faults = Readonly<
  Record<keyof typeof RULES | 'refused though free' | 'otherwise wrong', string[]>
>

/** The rules of test/races that say it. */
const RULES = {
  oversold: ['no pool is sold over its limit'],
  'acknowledged and lost': ['what was told is there'],
  'sold and never told': ['what is there was told'],
  doubled: ['a key makes one registration', 'a key has one answer'],
} as const

/** Everything that is wrong when all have been answered. @param url of the superuser */
export async function findFaults(url: string, told: readonly ToldAt[]): Promise<Faults> {
  // A million comparisons without it: nobody has told the planner how large everything has become.
  await asOwner(url, 'VACUUM ANALYZE')
  const found = await faultsOf(url, told)
  const by = (rules: readonly string[]) =>
    found.filter((fault) => rules.some((rule) => fault.startsWith(rule)))
  const named = Object.values(RULES).flat()
  return {
    oversold: by(RULES.oversold),
    'acknowledged and lost': by(RULES['acknowledged and lost']),
    'sold and never told': by(RULES['sold and never told']),
    doubled: by(RULES.doubled),
    'refused though free': await refusedThoughFree(url, told),
    'otherwise wrong': found.filter((fault) => !by(named).includes(fault)),
  }
}

/**
 * Places never come back in such a run, so whoever was refused was wronged when places are left at the end, or
 * when one was sold after the refusal.
 */
async function refusedThoughFree(url: string, told: readonly ToldAt[]): Promise<string[]> {
  const refused = told.filter(({ answer }) => !isCreated(answer))
  const [last] = await asOwner<{ at: number }>(
    url,
    'SELECT floor(extract(epoch FROM max(created_at)) * 1000)::float8 AS at FROM registration',
  )
  const left = (await countPlaces(url)).reduce((sum, { capacity, taken }) => sum + (capacity ?? 0) - taken, 0)
  const early = refused.filter(({ at }) => at < (last?.at ?? 0))
  return [...new Set([...early, ...refused.slice(0, Math.max(0, left))])].map(({ key }) => key)
}
