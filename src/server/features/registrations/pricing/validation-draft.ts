import type { RegistrationDraft } from '#domain/registration/draft.ts'

/**
 * Of answers only the requested ones matter, with what they reveal of birth and sex; of choices all, for unavailable
 * ones must be reported.
 */
export function validationDraft(sent: RegistrationDraft, asked: RegistrationDraft): RegistrationDraft {
  const people = sent.people.map((person, index) => {
    const { answers = {}, birthDate = null, sex = null } = asked.people[index] ?? {}
    return { ...person, answers, birthDate, sex }
  })
  return { ...sent, answers: asked.answers, people }
}
