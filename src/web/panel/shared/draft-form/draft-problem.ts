import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { formWords } from '#i18n/pl/form.ts'
import { fieldNames } from '#i18n/pl/problems.ts'

/** What keeps a draft from being registered, and at whom. */
export interface DraftProblem {
  readonly person: string | null
  readonly where: string | null
  readonly message: string
}

const REQUIRED = formWords['BROWSER_OS.FORM.REQUIRED_FIELD']

/** What is wrong, with the name of its field where the sentence alone does not say which: 'Grupa: pole wymagane.' */
export function namedMessage(
  { questions, items }: Pick<EventDefinition, 'questions' | 'items'>,
  { where, message }: Pick<DraftProblem, 'where' | 'message'>,
): string {
  if (message !== REQUIRED || where === null) return message
  const name =
    fieldNames[where] ??
    questions.find(({ id }) => id === where)?.label ??
    items.find(({ id }) => id === where)?.name
  return name === undefined ? message : `${name}: pole wymagane.`
}
