import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import type { Role } from '#domain/access/rights.ts'
import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import { isSecret } from '#domain/registration/secret-answers.ts'
import { isForKitchen } from '#domain/reports/kitchen.ts'

/** The questions that the list for the kitchen may show to a role. Where heads are counted, nobody answers for a person. */
export const questionsOfKitchen = ({ questions, attendance }: EventDefinition, role: Role): Question[] =>
  questions.filter(
    (question) =>
      isForKitchen(question) &&
      !isSecret(question) &&
      maySeeAnswer(role, question) &&
      (attendance !== 'headcount' || question.of === 'registration'),
  )
