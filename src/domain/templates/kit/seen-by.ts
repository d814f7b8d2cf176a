import type { EventDefinitionInput } from '../../event/definition/definition.ts'

type SeenBy = Pick<NonNullable<EventDefinitionInput['questions']>[number], 'seenBy'>

/**
 * Who of the staff sees an answer. What leaders of groups need has no such setting: they hold none of the rights that
 * it names, and see what everybody sees who sees the registration.
 */
export const SEEN_BY_OFFICE: SeenBy = { seenBy: ['editRegistrations'] }
/** What is said in confidence, about health: to the fewest. */
export const SEEN_BY_FEW: SeenBy = { seenBy: ['editEvents'] }
