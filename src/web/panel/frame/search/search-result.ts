import type { ACCOUNT_PAGES, EVENT_PAGES, SETTINGS_PAGES } from '../../shared/pages.ts'

/** Where a result leads. */
export type SearchTarget =
  | { readonly to: '/' }
  | { readonly to: (typeof ACCOUNT_PAGES)[number]['to'] }
  | { readonly to: (typeof EVENT_PAGES | typeof SETTINGS_PAGES)[number]['to']; readonly eventId: string }
  | { readonly registrationId: string; readonly eventId: string }

export interface SearchResult {
  readonly key: string
  readonly kind: 'person' | 'event' | 'page' | 'part'
  readonly name: string
  /** Tells results of one name apart. */
  readonly about: string
  readonly target: SearchTarget
}
