import { z } from 'zod'
import type { getPanelRegistration } from '#contract/panel.ts'
import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import type { Role } from '#domain/access/rights.ts'
import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import { type Answer, answerSchema } from '#domain/form/fields/answer-schema.ts'
import { HIDDEN, isSecret } from '#domain/registration/secret-answers.ts'
import { answerText } from '#i18n/pl/answer-text.ts'

const answersSchema = z.record(z.string(), answerSchema)

interface Seen {
  readonly role: Role
  /** Ids of the files that are still there. */
  readonly files: ReadonlySet<string>
}

/** The answers, question by question, as the staff may see them: of a PESEL only that it was given. */
export function answersView(
  { questions }: Pick<EventDefinition, 'questions'>,
  of: Question['of'],
  kept: unknown,
  { role, files }: Seen,
): z.input<typeof getPanelRegistration.output>['answers'] {
  const answers = answersSchema.parse(kept ?? {})
  return questions
    .filter((question) => question.of === of && maySeeAnswer(role, question))
    .flatMap((question) => {
      const answer = answerText(question, answers[question.id])
      if (answer === null) return []
      const text = isSecret(question) ? HIDDEN : answer
      return [{ question: question.label, answer: text, files: filesIn(answers[question.id], files) }]
    })
}

const filesIn = (answer: Answer | undefined, there: ReadonlySet<string>) =>
  Array.isArray(answer)
    ? answer.flatMap((each) =>
        typeof each === 'object'
          ? [{ id: each.id, name: each.name, size: each.size, isThere: there.has(each.id) }]
          : [],
      )
    : []
