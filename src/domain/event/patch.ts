import { type ParsedDefinition, parseDefinition } from './check-definition.ts'
import type { EventDefinition } from './definition.ts'

/** Parts of a definition that are edited by themselves; together they are all of it. */
export const SECTIONS = {
  title: ['title', 'kind'],
  dates: ['dates'],
  page: ['page'],
  access: ['windows', 'ages', 'peoplePerRegistration', 'groups', 'groupLabel', 'types', 'typeLabel'],
  form: ['attendance', 'ask', 'questions', 'statements'],
  prices: ['items', 'facts', 'adjustments', 'choiceGroups'],
  limits: ['pools', 'claims', 'slots', 'waitingList', 'leastPeople'],
  rules: ['requirements', 'carers', 'approvals', 'numbers'],
  payment: [
    'plans',
    'alreadyDue',
    'depositWord',
    'unpaid',
    'refunds',
    'pricesOfStaying',
    'fees',
    'changes',
    'handOver',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof EventDefinition)[]>>

export type Section = keyof typeof SECTIONS

/**
 * Replaces one section of a definition: what the new one leaves out goes back to how it is when nothing is said. The
 * whole is checked, because prices name groups and limits are claimed: every problem is told with its path in the
 * whole, also where another section no longer fits. Ids stay what they are (see `lostIds`).
 */
export function patchDefinition(
  definition: EventDefinition,
  section: Section,
  replacement: Readonly<Record<string, unknown>>,
): ParsedDefinition {
  const own = new Set<string>(SECTIONS[section])
  const strangers = Object.keys(replacement).filter((key) => !own.has(key))
  if (strangers.length > 0) {
    const problems = strangers.map((key) => ({
      path: key,
      message: `To pole nie należy do tej części: ${key}.`,
    }))
    return { ok: false, problems }
  }
  const kept = Object.entries(definition).filter(([key]) => !own.has(key))
  return parseDefinition({ ...Object.fromEntries(kept), ...replacement })
}
