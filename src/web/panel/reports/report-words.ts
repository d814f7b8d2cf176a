import { formatDayShort, readDay } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'

export const moneyWords = ({ paid, unpaid }: { readonly paid: number; readonly unpaid: number }): string =>
  `wpłynęło ${pl.sum(paid)}, zostaje do zapłaty ${pl.sum(unpaid)}`

/** A day of a table: 'sob., 2 maja 2026'. */
export function dayWords(iso: string): string {
  const day = readDay(iso)
  return day === null ? iso : `${formatDayShort(day)} ${day.year}`
}
