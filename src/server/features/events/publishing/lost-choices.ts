import { lostIds } from '#domain/event/check/lost-ids.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { DefinitionProblem } from '#domain/event/definition/problem.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findChosenParts } from './chosen-parts.queries.ts'

/**
 * What the previous version had and the new one lacks: worth a warning. Choices of people who take part, or may yet,
 * must be given up by name: lists and limits would no longer know them. The caller holds the event's lock.
 * @throws Refusal ids_in_use
 */
export async function lostChoices(
  tx: Tx,
  {
    eventId,
    giveUp,
    sentence,
  }: {
    readonly eventId: string
    readonly giveUp: readonly string[]
    readonly sentence: (problem: DefinitionProblem) => string
  },
  before: EventDefinition,
  after: EventDefinition,
): Promise<DefinitionProblem[]> {
  const lost = lostIds(before, after)
  const inQuestion = lost.map(({ path }) => path).filter((path) => !giveUp.includes(path))
  if (inQuestion.length === 0) return lost
  const chosen = new Set(await findChosenParts(tx, eventId, inQuestion))
  const problems = lost.filter(({ path }) => chosen.has(path))
  if (problems.length === 0) return lost
  throw new Refusal('ids_in_use', {
    problems: problems.map((problem) => ({
      ...{ code: 'id_in_use', field: `definition.${problem.path}`, where: problem.path },
      message: refusalMessages.definition.chosen(sentence(problem)),
    })),
  })
}
