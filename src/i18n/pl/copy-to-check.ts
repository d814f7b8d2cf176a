import { formatDay, readDay } from '#domain/values/time.ts'
import { tie } from '../text/typography.ts'

/** What to look at in a copy whose days have moved, a sentence each. */
export const copyToCheck = (holidays: readonly string[]): string[] =>
  [
    ...holidays.flatMap((text) => {
      const day = readDay(text)
      return day === null ? [] : [`${formatDay(day)}: to dzień świąteczny.`]
    }),
    'Daty w opisach, regulaminie i odpowiedziach na pytania zostały takie jak w poprzednim wydarzeniu.',
  ].map(tie)
