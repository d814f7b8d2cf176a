import { type ToCheck, toCheckAt } from '#domain/event/draft/parts/to-check.ts'
import { formatDay, readDay } from '#domain/values/time.ts'
import { tie } from '../text/typography.ts'

const TEXTS_AS_THEY_WERE =
  'Daty w opisach, regulaminie i odpowiedziach na pytania zostały takie jak w poprzednim wydarzeniu.'

/** What to look at in a copy whose days have moved, a sentence each. */
export const copyToCheck = (holidays: readonly string[]): ToCheck[] => [
  ...holidays.flatMap((text) => {
    const day = readDay(text)
    return day === null ? [] : toCheckAt('about', tie(`${formatDay(day)}: to dzień świąteczny.`))
  }),
  ...toCheckAt('page', tie(TEXTS_AS_THEY_WERE)),
]
