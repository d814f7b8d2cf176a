import { countPlaces } from '#test/races/audit.ts'
import { faultsOf, isCreated } from '#test/races/outcomes.ts'
import type { TimedOutcome } from '#test/races/rush.ts'
import { asOwner } from '#test/support/owner.ts'

/** Faults by their kind, each as the texts of the checks that found it. */
export type Faults = Readonly<
  Record<keyof typeof RULES | 'refused though free' | 'otherwise wrong', string[]>
>

/** The rules of test/races that report each kind. */
const RULES = {
  oversold: ['no pool is sold over its limit'],
  'acknowledged and lost': ['an acknowledged registration exists'],
  'sold and never acknowledged': ['a stored registration was acknowledged'],
  doubled: ['a key makes one registration', 'a key has one answer'],
} as const

/** Everything that is wrong once all requests are answered. @param url of the superuser */
export async function findFaults(url: string, outcomes: readonly TimedOutcome[]): Promise<Faults> {
  // Without it the planner does not know how large the tables have become and compares row by row.
  await asOwner(url, 'VACUUM ANALYZE')
  const found = await faultsOf(url, outcomes)
  const by = (rules: readonly string[]) =>
    found.filter((fault) => rules.some((rule) => fault.startsWith(rule)))
  const named = Object.values(RULES).flat()
  return {
    oversold: by(RULES.oversold),
    'acknowledged and lost': by(RULES['acknowledged and lost']),
    'sold and never acknowledged': by(RULES['sold and never acknowledged']),
    doubled: by(RULES.doubled),
    'refused though free': await refusedThoughFree(url, outcomes),
    'otherwise wrong': found.filter((fault) => !by(named).includes(fault)),
  }
}

/**
 * Places never come back in such a run, so a refusal was wrong when places are left at the end, or when one was sold
 * after the refusal.
 */
async function refusedThoughFree(url: string, outcomes: readonly TimedOutcome[]): Promise<string[]> {
  const refused = outcomes.filter(({ answer }) => !isCreated(answer))
  const [last] = await asOwner<{ at: number }>(
    url,
    'SELECT floor(extract(epoch FROM max(created_at)) * 1000)::float8 AS at FROM registration',
  )
  const left = (await countPlaces(url)).reduce((sum, { capacity, taken }) => sum + (capacity ?? 0) - taken, 0)
  const early = refused.filter(({ at }) => at < (last?.at ?? 0))
  return [...new Set([...early, ...refused.slice(0, Math.max(0, left))])].map(({ key }) => key)
}
