import { lastMomentText } from '#i18n/pl/spans.ts'
import { tie } from '#i18n/typography.ts'
import type { Agreed } from './use-agreed.ts'

export const LEAVING = tie(
  'Zgłoszenie czeka na decyzję organizatora. Do tego czasu można tylko kogoś wypisać.',
)

type Terms = Pick<Agreed, 'within' | 'changesUntil'>

/** What may be changed of a registration now, and until when; null where there is nothing to say. */
export function termsWords({ within, changesUntil }: Terms): string | null {
  if (within === 'leaving') return LEAVING
  if (within === 'less') return lessWords(changesUntil)
  return changesUntil === null ? null : tie(`Zmiany można wprowadzać do ${lastMomentText(changesUntil)}.`)
}

/** Why something is refused that was no longer, or never, for whoever registered to change. */
export function lessWords(until: string | null): string {
  const why =
    until === null
      ? 'Zmiany wprowadza organizator. Tutaj'
      : `Zmiany można było wprowadzać do ${lastMomentText(until)}. Teraz`
  return tie(`${why} można tylko z czegoś zrezygnować albo poprawić imię lub nazwisko.`)
}
