import { jobKinds } from '#i18n/pl/office-jobs.ts'
import { pl } from '#i18n/pl.ts'
import type { JobSummary, OfficeJob } from './jobs-api.ts'

/** 'Zmiana: Grupa: Zielona'. */
export const jobTitle = ({ kind, what }: Pick<JobSummary, 'kind' | 'what'>): string =>
  what === '' ? jobKinds[kind] : `${jobKinds[kind]}: ${what}`

export const STATE_WORDS: Readonly<Record<JobSummary['state'], string>> = {
  checking: 'Sprawdzanie',
  prepared: 'Czeka na rozpoczęcie',
  running: 'W\u00a0toku',
  stopped: 'Zatrzymane',
  done: 'Zakończone',
  withdrawn: 'Zaniechane',
}

type Sums = OfficeJob['expected']

/** What it comes to, in sentences; `isDone`: it has happened. */
export function sumLines(
  { kind }: Pick<JobSummary, 'kind'>,
  { more, back, kept, refused, full, unchanged }: Sums,
  isDone: boolean,
): string[] {
  const registrations = pl.counts.registrations
  const owed = kind === 'import' ? 'do zapłaty' : 'dopłata'
  return [
    ...(more.rows > 0 ? [`${registrations(more.rows)}: ${owed} razem ${pl.sum(more.amount)}`] : []),
    ...(back.rows > 0 ? [`${registrations(back.rows)}: zwrot razem ${pl.sum(back.amount)}`] : []),
    ...(kept.rows > 0
      ? [`${registrations(kept.rows)}: zostaje u\u00a0organizatora ${pl.sum(kept.amount)}`]
      : []),
    ...(full > 0 ? [`${registrations(full)}: zabrakło miejsc`] : []),
    ...(refused - full > 0
      ? [`${registrations(refused - full)}: ${isDone ? 'nie udało się' : 'nie uda się'}, powody niżej`]
      : []),
    ...(unchanged > 0 ? [`${registrations(unchanged)}: bez zmian`] : []),
  ]
}

/** The words of the button that begins it. */
export function beginWords({ kind, rows, expected }: Pick<OfficeJob, 'kind' | 'rows' | 'expected'>): string {
  const count = rows - expected.refused
  if (kind === 'import') return `Wczytaj ${pl.counts.registrations(count)}`
  return `Zrób to: ${pl.counts.registrations(count)}`
}
