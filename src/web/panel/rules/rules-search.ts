/** What the address says beside the event: which version is shown, the one on the site when none is named. */
export interface RulesSearch {
  readonly wersja?: number
}

export function readRulesSearch(search: Readonly<Record<string, unknown>>): RulesSearch {
  const version = Number(search.wersja)
  return Number.isSafeInteger(version) && version > 0 ? { wersja: version } : {}
}
