import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'
import { errorOfFile, type FilesValue, file } from '#domain/form/fields/file.ts'
import type { FormError } from '#domain/form/fields/messages.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import { personScopes, wholeScope } from '#domain/quote/scope.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { sameValue } from '#domain/values/same-value.ts'
import { fileWords } from '#i18n/pl/files.ts'
import { formMessage } from '#i18n/pl/form.ts'
import { lowerFirst } from '#i18n/pl/listing.ts'
import { ofPerson } from '#i18n/pl/site/register/missing.ts'
import type { FilePlace, FileTools } from '../order/file-tools.ts'
import { changePerson, type Order, touch } from '../order/order.ts'
import { personName } from '../order/person-name.ts'
import type { FormProblem } from '../order/problems.ts'
import { stepOfQuestion } from '../order/question-step.ts'

/** The id of the control, as that of every question. */
export const fieldOf = ({ question, person }: FilePlace): string =>
  person === null ? `pytanie-${question}` : `pytanie-${question}-${person}`

export const answerAt = (order: Order, { question, person }: FilePlace): Answer | undefined =>
  (person === null ? order : order.people.find(({ ref }) => ref === person))?.answers[question]

/** The order with what is uploaded as the answer; the same order where it is that already. */
export function withFilesAt(order: Order, place: FilePlace, items: FilesValue): Order {
  const { question, person } = place
  const answer = file.serialise(items)
  if (sameValue(answer, answerAt(order, place) ?? null)) return order
  const field = fieldOf(place)
  if (person === null) return touch({ ...order, answers: { ...order.answers, [question]: answer } }, [field])
  const answers = order.people.find(({ ref }) => ref === person)?.answers
  return changePerson(order, person, { answers: { ...answers, [question]: answer } }, field)
}

/** Every field for files that the order asks now. */
function filePlaces(
  { questions }: CompiledDefinition,
  draft: RegistrationDraft,
  context: QuoteContext,
): (FilePlace & { readonly asked: Question })[] {
  const whole = wholeScope(draft, context)
  return questions.flatMap(({ question, asked }) => {
    if (question.type !== 'file') return []
    const scopes = question.of === 'person' ? personScopes(whole) : [whole]
    return scopes
      .filter((scope) => asked(scope) === true)
      .map(({ person }) => ({ question: question.id, person: person?.ref ?? null, asked: question }))
  })
}

interface Asked {
  readonly order: Order
  readonly compiled: CompiledDefinition
  readonly draft: RegistrationDraft
  readonly context: QuoteContext
  readonly files: FileTools
}

/** Files that are on their way, have failed or were refused: with them the order cannot be sent. */
export function fileProblems({ order, compiled, draft, context, files }: Asked): FormProblem[] {
  return filePlaces(compiled, draft, context).flatMap((place) => {
    const items = files.itemsOf(place, answerAt(order, place))
    const error = items.map(errorOfFile).find((each) => each !== null)
    if (error === undefined || error === null) return []
    return [problemAt(place, order, compiled.definition, error)]
  })
}

function problemAt(
  { asked, ...place }: FilePlace & { readonly asked: Question },
  order: Order,
  definition: EventDefinition,
  error: FormError,
): FormProblem {
  const person = order.people.find(({ ref }) => ref === place.person)
  const isRunning = error.key === 'BROWSER_OS.FORM.UPLOAD_RUNNING'
  const what = isRunning ? `${asked.label}: ${fileWords.waiting}` : asked.label
  return {
    step: stepOfQuestion(asked, definition),
    field: fieldOf(place),
    person: place.person,
    label: person === undefined ? what : ofPerson(personName(person, order), lowerFirst(what)),
    message: formMessage(error),
  }
}

/** The problems of the order, with what a file lacks instead of that its answer is missing. */
export function withFileProblems(
  problems: readonly FormProblem[],
  ofFiles: readonly FormProblem[],
): FormProblem[] {
  const known = new Set(ofFiles.map(({ field }) => field))
  return [...problems.filter(({ field }) => !known.has(field)), ...ofFiles]
}
