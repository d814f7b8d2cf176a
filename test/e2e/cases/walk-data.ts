import type { Locator, Page } from 'playwright-core'
import type { EventDefinition, Question } from '#domain/event/definition.ts'
import type { Answer, RegistrationDraft } from '#domain/registration/draft.ts'

/** Whoever registers without taking part. */
export interface Guardian {
  readonly firstName: string
  readonly lastName: string
}

/** The third step as somebody walks it: the contact, and the answers of each person. */
export async function walkData(
  page: Page,
  { questions }: EventDefinition,
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
  for (const { firstName, lastName, answers } of people) {
    const part = page.getByRole('region', { name: `${firstName} ${lastName}` })
    for (const question of questions) await answerOne(part, question, answers[question.id])
  }
}

async function answerOne(
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
