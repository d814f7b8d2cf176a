import { z } from 'zod'
import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import type { Role } from '#domain/access/rights.ts'
import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import { answerSchema } from '#domain/form/fields/answer-schema.ts'
import { HIDDEN, isSecret } from '#domain/registration/secret-answers.ts'
import { answerText } from '#i18n/pl/answer-text.ts'

const answersSchema = z.record(z.string(), answerSchema)

/** The answers, question by question, as the staff may see them: of a PESEL only that it was given. */
export function answersView(
  { questions }: Pick<EventDefinition, 'questions'>,
  of: Question['of'],
  kept: unknown,
  role: Role,
): { question: string; answer: string }[] {
  const answers = answersSchema.parse(kept ?? {})
  return questions
    .filter((question) => question.of === of && maySeeAnswer(role, question))
    .flatMap((question) => {
      const answer = answerText(question, answers[question.id])
      if (answer === null) return []
      return [{ question: question.label, answer: isSecret(question) ? HIDDEN : answer }]
    })
}
