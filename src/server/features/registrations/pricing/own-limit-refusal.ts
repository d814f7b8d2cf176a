import { limitOf } from '#domain/capacity/own-pools.ts'
import type { EventDefinition, Pool } from '#domain/event/definition/definition.ts'
import { fieldOfCode } from '#domain/event/facts/listed-codes.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { Refusal } from '#server/http/refusal.ts'

/**
 * The limit of one person is reached. It states neither whose nor how much is left: that would reveal to strangers
 * who has registered, and which of many numbers is a person's PESEL
 * (docs/decisions/021-limits-of-one-person-name-nobody.md).
 */
export function ownLimitRefusal(
  { pools, questions }: Pick<EventDefinition, 'pools' | 'questions'>,
  pool: string,
): Refusal {
  const named = limitOf(pool)
  const limit = pools.find(({ id }) => id === named)
  if (limit === undefined) return new Refusal('full', { params: { pool: named } })
  const where = limit.per === 'code' ? fieldOfCode(questions, named) : named
  const message = messageOf(limit)
  return new Refusal('registration_refused', {
    problems: [{ code: limit.refusal, field: `draft.${where}`, person: null, where, message }],
  })
}

function messageOf({ name, refusal, per }: Pool): string {
  const { codeUsed, perPerson, perAddress } = refusalMessages.limit
  if (refusal === 'code_invalid') return codeUsed
  return per === 'person' ? perPerson(name) : perAddress(name)
}
