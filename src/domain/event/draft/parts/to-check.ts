import type { SettingsSubject } from './part.ts'

/** What was assumed when an event was made and should be looked at, in words, and the page on which it is changed. */
export interface ToCheck {
  /** 'Godzina wyjścia: 6:00.' */
  readonly text: string
  readonly subject: SettingsSubject
}

/** Sentences that are changed on one page. */
export const toCheckAt = (subject: SettingsSubject, ...texts: readonly string[]): ToCheck[] =>
  texts.map((text) => ({ text, subject }))
