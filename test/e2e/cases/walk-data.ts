import type { Locator, Page } from 'playwright-core'
import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { isQuestionAlike } from '#web/site/register/order/asked-alike.ts'
import { type QuestionStep, stepOfQuestion } from '#web/site/register/order/question-step.ts'

/** A registrant who does not take part. */
export interface Guardian {
  readonly firstName: string
  readonly lastName: string
}

/** Fills in the third step: the contact, and the answers of each person that no earlier step asks for. */
export async function walkData(
  page: Page,
  definition: EventDefinition,
  { people }: RegistrationDraft,
  guardian: Guardian | null,
): Promise<void> {
  const contact = page.getByRole('region', { name: 'Kontakt' })
  if (guardian !== null) {
    await contact.getByLabel('Imię').fill(guardian.firstName)
    await contact.getByLabel('Nazwisko').fill(guardian.lastName)
  }
  await contact.getByLabel('Adres e-mail').fill('rodzina@example.org')
  await contact.getByLabel('Numer telefonu').fill('600 100 200')
  for (const question of questionsOn('dane', definition)) {
    if (people.length > 1 && isQuestionAlike(question)) await answerAll(page, question, people)
    else
      for (const { firstName, lastName, answers } of people)
        await answerOne(
          page.getByRole('region', { name: `${firstName} ${lastName}` }),
          question,
          answers[question.id],
        )
  }
}

/** Questions of a person that are asked on this step. */
export const questionsOn = (step: QuestionStep, definition: EventDefinition) =>
  definition.questions.filter(
    (question) => question.of === 'person' && stepOfQuestion(question, definition) === step,
  )

/** Questions with one answer for all: for each person, as a list that opens. */
async function answerAll(page: Page, question: Question, people: RegistrationDraft['people']): Promise<void> {
  const part = page.getByRole('region', { name: question.label })
  await part.getByRole('button', { name: 'Każdy inaczej' }).click()
  for (const { firstName, lastName, answers } of people)
    await answerOne(
      part,
      { ...question, type: 'select', label: `${firstName} ${lastName}` },
      answers[question.id],
    )
}

export async function answerOne(
  part: Locator,
  { type, label }: Question,
  answer: Answer | undefined,
): Promise<void> {
  if (answer === undefined || answer === null || answer === false) return
  const field = part.getByLabel(label)
  if (type === 'select') await field.selectOption(String(answer))
  else if (type === 'checkbox') await field.check({ force: true })
  else await field.fill(String(answer))
}
