import type { Answer } from '../form/fields/answer-schema.ts'
import type { FileReference } from '../form/fields/file.ts'
import type { RegistrationDraft } from './draft.ts'

/** A file that an answer names. */
export interface NamedFile {
  readonly id: string
  /** Whose answer it is; null: of the whole registration. */
  readonly person: string | null
  readonly question: string
}

type Answered = Pick<RegistrationDraft, 'answers' | 'people'>
type Answers = RegistrationDraft['answers']

const referencesIn = (answer: Answer): FileReference[] =>
  Array.isArray(answer) ? answer.flatMap((each) => (typeof each === 'object' ? [each] : [])) : []

/** All files that the answers of a draft name, whatever is asked. */
export function filesOfDraft({ answers, people }: Answered): NamedFile[] {
  const named = (given: Answers, person: string | null) =>
    Object.entries(given).flatMap(([question, answer]) =>
      referencesIn(answer).map(({ id }) => ({ id, person, question })),
    )
  return [...named(answers, null), ...people.flatMap((person) => named(person.answers, person.ref))]
}

/** The draft with each reference replaced; everything else stays. */
export function withFiles<Draft extends Answered>(
  draft: Draft,
  turn: (file: NamedFile, sent: FileReference) => FileReference,
): Draft {
  const turned = (given: Answers, person: string | null): Answers =>
    Object.fromEntries(
      Object.entries(given).map(([question, answer]) => {
        const references = referencesIn(answer)
        if (references.length === 0) return [question, answer]
        return [question, references.map((sent) => turn({ id: sent.id, person, question }, sent))]
      }),
    )
  const people = draft.people.map((person) => ({ ...person, answers: turned(person.answers, person.ref) }))
  return { ...draft, answers: turned(draft.answers, null), people }
}
