import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { type Ages, withGroup, withKind } from './parts.ts'
import { type Rule, withoutRule } from './rules.ts'

/**
 * The document with a rule about the age of everybody, of one group or of one kind written as their age, in the same
 * words; null where the rule asks more, or where there is an age already.
 */
export function simplerAges(document: DefinitionDocument, rule: Rule): DefinitionDocument | null {
  const bounds = boundsOf(rule)
  if (bounds === null) return null
  const ages: Ages = { ...bounds, message: rule.message }
  const left = withoutRule(document, rule.id)
  if (rule.when === undefined) return document.ages === undefined ? { ...left, ages } : null
  const { fact, value } = oneValueOf(rule.when)
  const part = document[fact === 'type' ? 'types' : 'groups'].find(({ id }) => id === value)
  if (part === undefined || part.ages !== undefined) return null
  if (fact === 'group') return withGroup(left, part.id, { ages })
  return fact === 'type' ? withKind(left, part.id, { ages }) : null
}

/** From which age to which, where the rule demands nothing else. */
function boundsOf({ of, must }: Rule): Pick<Ages, 'from' | 'to'> | null {
  if (of !== 'person' || !('fact' in must) || must.fact !== 'age') return null
  const { atLeast: from, atMost: to, is, in: among, given } = must
  if (is !== undefined || among !== undefined || given !== undefined) return null
  if (typeof from === 'string' || typeof to === 'string') return null
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

/** 'group is white'; nothing of any other condition. */
function oneValueOf(when: Condition): { readonly fact?: string; readonly value?: unknown } {
  if (!('fact' in when)) return {}
  const { fact, is: value, ...rest } = when
  return Object.values(rest).some((operator) => operator !== undefined) ? {} : { fact, value }
}
