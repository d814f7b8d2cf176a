import { z } from 'zod'
import type { EventDefinition, Question } from '#domain/event/definition.ts'
import type { Answer } from '#domain/registration/draft.ts'
import { HIDDEN, isSecret } from '#domain/registration/secret-answers.ts'

const answersSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** What was answered, question by question, as the staff may see it: of a PESEL only that it was given. */
export function answersView(
  { questions }: Pick<EventDefinition, 'questions'>,
  of: Question['of'],
  kept: unknown,
): { question: string; answer: string }[] {
  const answers = answersSchema.parse(kept ?? {})
  return questions
    .filter((question) => question.of === of)
    .flatMap((question) => {
      const answer = answers[question.id]
      if (answer === undefined || answer === null || answer === '') return []
      return [{ question: question.label, answer: isSecret(question) ? HIDDEN : wordsOf(question, answer) }]
    })
}

function wordsOf({ options }: Question, answer: NonNullable<Answer>): string {
  if (typeof answer === 'boolean') return answer ? 'Tak' : 'Nie'
  return options.find(({ id }) => id === answer)?.name ?? String(answer)
}
