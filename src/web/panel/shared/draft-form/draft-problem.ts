/** What keeps a draft from being registered, and at whom. */
export interface DraftProblem {
  readonly person: string | null
  readonly where: string | null
  readonly message: string
}
