import type { EventDefinition } from '../event/definition/definition.ts'
import type { Answer } from '../form/fields/answer-schema.ts'
import type { Choice, PersonDraft, RegistrationDraft } from '../registration/draft.ts'

/** What becomes otherwise for everybody who is meant. */
export type DraftChange =
  | { readonly what: 'group' | 'type'; readonly value: string }
  | { readonly what: 'choice'; readonly item: string; readonly value: Choice | null }
  | { readonly what: 'answer'; readonly question: string; readonly value: Answer }

type Things = Pick<EventDefinition, 'items' | 'questions'>

/** Whether the change is of each person, and not of the registration as a whole. */
function isOfPerson({ items, questions }: Things, change: DraftChange): boolean {
  if (change.what === 'choice') return items.find(({ id }) => id === change.item)?.per === 'person'
  if (change.what === 'answer') return questions.find(({ id }) => id === change.question)?.of === 'person'
  return true
}

/** A draft with the same change for these people, or for the whole registration. Everything else stays. */
export function withChange(
  definition: Things,
  draft: RegistrationDraft,
  isMeant: (ref: string) => boolean,
  change: DraftChange,
): RegistrationDraft {
  if (!isOfPerson(definition, change)) return { ...draft, ...changedIn(draft, change) }
  return {
    ...draft,
    people: draft.people.map((person) => (isMeant(person.ref) ? personWith(person, change) : person)),
  }
}

function personWith(person: PersonDraft, change: DraftChange): PersonDraft {
  if (change.what === 'group') return { ...person, group: change.value }
  if (change.what === 'type') return { ...person, type: change.value }
  return { ...person, ...changedIn(person, change) }
}

function changedIn(
  { answers, choices }: Pick<RegistrationDraft, 'answers' | 'choices'>,
  change: DraftChange,
) {
  if (change.what === 'answer') return { answers: { ...answers, [change.question]: change.value } }
  if (change.what !== 'choice') return {}
  const { [change.item]: _before, ...others } = choices
  return { choices: change.value === null ? others : { ...choices, [change.item]: change.value } }
}
