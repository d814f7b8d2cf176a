/** A mail that a colleague of the organiser sends to themselves before it goes to everyone. */
export const messageTrialWords = {
  subject: (subject: string) => `[Próba] ${subject}`,
}
