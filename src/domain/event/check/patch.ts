import type { DefinitionDocument } from '../definition/definition.ts'
import { type ParsedDefinition, parseDefinition } from './check-definition.ts'

/** Sections of a definition that are edited separately; together they cover all of it. */
export const SECTIONS = {
  title: ['title', 'kind'],
  dates: ['dates'],
  page: ['page'],
  access: ['windows', 'ages', 'peoplePerRegistration', 'groups', 'groupLabel', 'types', 'typeLabel'],
  form: ['attendance', 'ask', 'sections', 'questions', 'statements'],
  prices: ['items', 'facts', 'adjustments', 'choiceGroups'],
  limits: ['pools', 'limit', 'claims', 'slots', 'waitingList', 'leastPeople'],
  rules: ['requirements', 'registrants', 'carers', 'approvals', 'numbers'],
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
} as const satisfies Readonly<Record<string, readonly (keyof DefinitionDocument)[]>>

export type Section = keyof typeof SECTIONS

/**
 * Replaces one section of a definition: fields that the new one omits return to their defaults. The whole is checked,
 * because prices name groups and limits are claimed: every problem has its path in the whole, also where another
 * section no longer fits. Ids stay what they are (see `lostIds`).
 */
export function patchDefinition(
  document: DefinitionDocument,
  section: Section,
  replacement: Readonly<Record<string, unknown>>,
): ParsedDefinition {
  const own = new Set<string>(SECTIONS[section])
  const strangers = Object.keys(replacement).filter((key) => !own.has(key))
  if (strangers.length > 0) {
    const problems = strangers.map((field) => ({
      path: field,
      code: 'section_field_foreign' as const,
      values: { field },
    }))
    return { ok: false, problems }
  }
  const kept = Object.entries(document).filter(([key]) => !own.has(key))
  return parseDefinition({ ...Object.fromEntries(kept), ...replacement })
}
