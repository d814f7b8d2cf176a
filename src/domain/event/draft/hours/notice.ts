import type { DefinitionDocument, Requirement } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'

/** The document without hours of entry, and without the rule about them. */
export const withoutHours = (document: DefinitionDocument): DefinitionDocument =>
  withNotice({ ...document, slots: null }, null)

/** 'Zapis najpóźniej 1 dzień przed wejściem.' */
export interface Notice {
  readonly unit: 'days' | 'hours'
  readonly least: number
  /** What is said to who comes later. */
  readonly message: string
}

const FACTS = { days: 'daysToSlot', hours: 'hoursToSlot' } as const

/** How long before the entry people must register; null where no rule says so in this way. */
export function noticeOf({ requirements }: Pick<DefinitionDocument, 'requirements'>): Notice | null {
  const found = requirements.flatMap((requirement) => readNotice(requirement) ?? [])
  return found[0] ?? null
}

function readNotice({ of, when, must, code, message }: Requirement): Notice | null {
  if (of !== 'registration' || when !== undefined || code !== 'closed' || !('fact' in must)) return null
  const { fact, atLeast, ...rest } = must
  if (typeof atLeast !== 'number' || Object.values(rest).some((each) => each !== undefined)) return null
  if (fact === FACTS.days) return { unit: 'days', least: atLeast, message }
  return fact === FACTS.hours ? { unit: 'hours', least: atLeast, message } : null
}

/** The document with this rule in place of the one there; null takes it away. */
export function withNotice(document: DefinitionDocument, notice: Notice | null): DefinitionDocument {
  const { requirements } = document
  const at = requirements.findIndex((each) => readNotice(each) !== null)
  if (notice === null)
    return at === -1 ? document : { ...document, requirements: requirements.toSpliced(at, 1) }
  const { unit, least, message } = notice
  const must = { fact: FACTS[unit], atLeast: least }
  const before = requirements[at]
  if (before !== undefined)
    return { ...document, requirements: requirements.with(at, { ...before, must, message }) }
  const id = idOfName(
    'przed-wejsciem',
    requirements.map((each) => each.id),
  )
  const made: Requirement = { id, of: 'registration', must, code: 'closed', where: 'slot', message }
  return { ...document, requirements: [...requirements, made] }
}
