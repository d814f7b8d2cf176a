import { counts } from '#i18n/pl/counts.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import type { MailData } from './mail-data.ts'

/** 'Osoby: Anna Lis, Jan Lis.' or, where people are not named, 'Liczba osób: 5.' */
export function whoTakesPart({ people, headcount }: MailData['registration']): string {
  if (headcount !== null) return commonMailWords.headcount(headcount)
  return commonMailWords.people(people.map((p) => `${p.firstName} ${p.lastName}`))
}

/** 'Anna Lis, Jan Lis' or '5 osób'. */
export const namesOrCount = (names: readonly string[], { headcount }: MailData['registration']): string =>
  headcount === null ? names.join(', ') : counts.people(headcount)
