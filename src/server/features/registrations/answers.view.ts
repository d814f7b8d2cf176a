import { z } from 'zod'
import type { EventDefinition, Question } from '#domain/event/definition.ts'
import { type Answer, answerSchema } from '#domain/registration/draft.ts'
import { HIDDEN, isSecret } from '#domain/registration/secret-answers.ts'

const answersSchema = z.record(z.string(), answerSchema)

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
      if (answer === undefined || isNothing(answer)) return []
      return [{ question: question.label, answer: isSecret(question) ? HIDDEN : wordsOf(question, answer) }]
    })
}

const isNothing = (answer: Answer): answer is null | '' =>
  answer === null || answer === '' || (typeof answer === 'object' && answer.length === 0)

function wordsOf({ options }: Question, answer: NonNullable<Answer>): string {
  if (typeof answer === 'boolean') return answer ? 'Tak' : 'Nie'
  const nameOf = (value: string | number) => options.find(({ id }) => id === value)?.name ?? String(value)
  return typeof answer === 'object' ? answer.map(nameOf).join(', ') : nameOf(answer)
}
