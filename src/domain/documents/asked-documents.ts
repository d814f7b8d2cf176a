import type { Question } from '../event/definition/definition.ts'
import type { CompiledDefinition } from '../quote/compiled.ts'
import type { QuoteContext } from '../quote/quote-result.ts'
import { personScopes, wholeScope } from '../quote/scope.ts'
import type { RegistrationDraft } from '../registration/draft.ts'

/** A document that is asked for. */
export interface AskedDocument {
  /** By `ref`; null: of the whole registration. */
  readonly person: string | null
  readonly question: Question
}

/** Whether the staff check the files that answer a question. */
export const isToCheck = ({ type, files }: Pick<Question, 'type' | 'files'>): boolean =>
  type === 'file' && files?.toCheck === true

/**
 * The documents that a registration is asked for, person by person.
 * @param ids the questions whose documents are checked: of the rules that hold now, whatever was agreed on
 */
export function askedDocuments(
  { questions }: Pick<CompiledDefinition, 'questions'>,
  ids: ReadonlySet<string>,
  { draft, context }: { readonly draft: RegistrationDraft; readonly context: QuoteContext },
): AskedDocument[] {
  const whole = wholeScope(draft, context)
  return questions
    .filter(({ question }) => ids.has(question.id))
    .flatMap(({ question, asked }) =>
      (question.of === 'person' ? personScopes(whole) : [whole])
        .filter((scope) => asked(scope) === true)
        .map(({ person }) => ({ person: person?.ref ?? null, question })),
    )
}
