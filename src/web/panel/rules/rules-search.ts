/** The search parameters besides the event: the version to show, by default the one on the site. */
export interface RulesSearch {
  readonly wersja?: number
}

export function readRulesSearch(search: Readonly<Record<string, unknown>>): RulesSearch {
  const version = Number(search.wersja)
  return Number.isSafeInteger(version) && version > 0 ? { wersja: version } : {}
}
