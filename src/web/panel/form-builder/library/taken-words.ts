import type { Taken } from '#domain/event/draft/library/take-over.ts'
import { counts } from '#i18n/pl/counts.ts'
import { tie } from '#i18n/text/typography.ts'

/** What was added to the form, and what of it could not come along. */
export interface TakenNews {
  readonly added: string
  readonly leftOut: readonly string[]
}

/** 'Dodano „Jedzenie” i jeszcze 1 pytanie.', and a sentence for each condition that asks what this event does not know. */
export function newsOfTaken(label: string, { ids, leftOut }: Taken): TakenNews {
  const more = ids.length - 1
  return {
    added: tie(`Dodano „${label}”${more > 0 ? ` i jeszcze ${counts.questions(more)}` : ''}.`),
    leftOut: leftOut.map(lostCondition),
  }
}

export const newsOfSection = (name: string, { ids, leftOut }: Taken): TakenNews => ({
  added: tie(`Dodano część „${name}”: ${counts.questions(ids.length)}.`),
  leftOut: leftOut.map(lostCondition),
})

const lostCondition = ({ label, words }: Taken['leftOut'][number]): string =>
  tie(
    `„${label}” jest tu bez warunku „${words}”, bo w tym wydarzeniu tego nie wiadomo. Pytamy więc wszystkich, a odpowiedź nie jest wymagana.`,
  )
