import type { EventDefinition } from '../event/definition.ts'
import type { Answer, RegistrationDraft } from './draft.ts'

/**
 * Stands in views instead of a PESEL. It shows nothing of it: beside the birth date, the last four digits would
 * tell the rest by the check digit.
 */
export const HIDDEN = '•'.repeat(11)

type Answers = RegistrationDraft['answers']

/** Whether answers to a question are kept encrypted and shown to nobody. */
export const isSecret = ({ type }: Pick<EventDefinition['questions'][number], 'type'>): boolean =>
  type === 'pesel'

/** The draft with each given answer to a secret question turned into another text; all else stays. */
export function turnSecrets(
  { questions }: Pick<EventDefinition, 'questions'>,
  draft: RegistrationDraft,
  turn: (answer: string) => string,
): RegistrationDraft {
  const secret = new Set(questions.filter(isSecret).map(({ id }) => id))
  if (secret.size === 0) return draft
  return turnAnswers(draft, (answers) =>
    mapAnswers(answers, (id, answer) =>
      secret.has(id) && typeof answer === 'string' && answer !== '' ? turn(answer) : answer,
    ),
  )
}

/** The draft as it may be shown. */
export const hideSecrets = (
  definition: Pick<EventDefinition, 'questions'>,
  draft: RegistrationDraft,
): RegistrationDraft => turnSecrets(definition, draft, () => HIDDEN)

/** Without the password or code: whoever has one can use it, so no view repeats it. */
export const hideCode = (draft: RegistrationDraft): RegistrationDraft =>
  draft.code === null ? draft : { ...draft, code: HIDDEN }

/** A draft that comes back from a view: what is hidden in it stays what it was. */
export function keepHidden(sent: RegistrationDraft, before: RegistrationDraft): RegistrationDraft {
  const known = new Map(before.people.map(({ ref, answers }) => [ref, answers]))
  const draft = sent.code === HIDDEN ? { ...sent, code: before.code } : sent
  return turnAnswers(draft, (answers, ref) => {
    const kept = ref === null ? before.answers : known.get(ref)
    return mapAnswers(answers, (id, answer) => (answer === HIDDEN ? (kept?.[id] ?? answer) : answer))
  })
}

/** @param turn is given the answers of a person, or of the whole registration under null */
function turnAnswers(
  draft: RegistrationDraft,
  turn: (answers: Answers, ref: string | null) => Answers,
): RegistrationDraft {
  const people = draft.people.map((person) => ({ ...person, answers: turn(person.answers, person.ref) }))
  return { ...draft, answers: turn(draft.answers, null), people }
}

const mapAnswers = (answers: Answers, turn: (id: string, answer: Answer) => Answer): Answers =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, turn(id, answer)]))
