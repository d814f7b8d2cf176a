import type { RegistrationDraft } from '#domain/registration/draft.ts'

/**
 * Of answers only those that were asked for matter, with what they tell of birth and sex; of choices all, for what
 * is not to be had must be said.
 */
export function judgedDraft(sent: RegistrationDraft, asked: RegistrationDraft): RegistrationDraft {
  const people = sent.people.map((person, index) => {
    const { answers = {}, birthDate = null, sex = null } = asked.people[index] ?? {}
    return { ...person, answers, birthDate, sex }
  })
  return { ...sent, answers: asked.answers, people }
}
