import { z } from 'zod'
import type { lackingAnswer } from '#contract/common.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { fieldNames } from '#i18n/pl/problems.ts'

const kept = z.array(z.object({ person: z.string().nullable(), where: z.string() }))

/** Answers that are still to be given, as a registration keeps them, with the names of their fields. */
export const lackingView = (
  { questions }: Pick<EventDefinition, 'questions'>,
  lacking: unknown,
): z.input<typeof lackingAnswer>[] =>
  kept.parse(lacking).map(({ person, where }) => ({
    ...{ person, where },
    name: fieldNames[where] ?? questions.find(({ id }) => id === where)?.label ?? where,
  }))
