import * as words from '#i18n/pl/site/change-troubles.ts'
import { lastMomentText } from '#i18n/pl/spans.ts'
import type { Agreed } from './use-agreed.ts'

type Terms = Pick<Agreed, 'within' | 'changesUntil'>

/** What may now be changed in a registration, and until when; null where there is nothing to state. */
export function termsWords({ within, changesUntil }: Terms): string | null {
  if (within === 'leaving') return words.leaving
  if (within === 'less') return lessWords(changesUntil)
  return changesUntil === null ? null : words.until(lastMomentText(changesUntil))
}

/** Why something is refused that the registrant may no longer, or never could, change. */
export const lessWords = (until: string | null): string =>
  words.less(until === null ? null : lastMomentText(until))
