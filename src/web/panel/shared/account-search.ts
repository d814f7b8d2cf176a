/** The search part of the pages of an account: which account is shown. */
export interface AccountSearch {
  readonly konto?: string
}

export function readAccountSearch(search: Record<string, unknown>): AccountSearch {
  return typeof search.konto === 'string' ? { konto: search.konto } : {}
}
