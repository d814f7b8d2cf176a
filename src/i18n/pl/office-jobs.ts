import { REFUSALS, type RefusalCode } from '#contract/errors.ts'
import type { JOB_KINDS, ROW_CODES, RowOutcome } from '#contract/office-jobs.ts'
import { refusalTitles } from './refusals.ts'

/** Words of what the office does to many at once. */

export const jobKinds: Readonly<Record<(typeof JOB_KINDS)[number], string>> = {
  approve: 'Akceptacja zgłoszeń',
  refuse: 'Odmowa akceptacji',
  cancel: 'Anulowanie zgłoszeń',
  prolong: 'Więcej czasu na wpłatę',
  tag: 'Etykiety',
  note: 'Dopisanie notatki',
  choose: 'Zmiana',
  import: 'Wczytanie z\u00a0pliku',
}

export const jobWords = {
  nothing: 'nic',
  yes: 'tak',
  until: (day: string): string => `do ${day}`,
  tags: (add: readonly string[], remove: readonly string[]): string =>
    [
      ...(add.length > 0 ? [`dodaj: ${add.join(', ')}`] : []),
      ...(remove.length > 0 ? [`zdejmij: ${remove.join(', ')}`] : []),
    ].join('; '),
  report: 'raport',
  reportHead: (isImport: boolean): string[] => [
    'Kogo dotyczy',
    ...(isImport ? ['Wiersze pliku'] : []),
    ...['Wynik', 'Dlaczego', 'Do dopłaty', 'Do zwrotu'],
  ],
}

type RowCode = (typeof ROW_CODES)[number]

const ROW_REASONS: Readonly<Record<RowCode, string>> = {
  too_many_tags: 'Byłoby więcej niż 12 etykiet. Zdejmij najpierw niepotrzebne.',
  note_too_long: 'Notatka byłaby za długa.',
  unreadable: 'W\u00a0tym wierszu jest coś, czego nie da się odczytać.',
  duplicate: 'Ta osoba jest już zapisana.',
  unexpected: 'To nasza usterka: ten wiersz pominięto, nic się w\u00a0nim nie zmieniło.',
}

/** Where the usual words of a refusal speak to a registrant. */
const HERE: Partial<Record<RefusalCode, string>> = {
  not_changeable: 'W\u00a0tym stanie zgłoszenia nie da się tego zrobić.',
  price_changed: 'Cena jest już inna, niż było pokazane. Zacznij zadanie od nowa, żeby ją zobaczyć.',
  queue: 'Na wolne miejsca czekają osoby z\u00a0listy rezerwowej.',
  not_found: 'Tego zgłoszenia już nie ma.',
}

const isRowCode = (code: string): code is RowCode => Object.hasOwn(ROW_REASONS, code)
const isRefusal = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code)

const titleOf = (code: string): string => {
  if (isRowCode(code)) return ROW_REASONS[code]
  return isRefusal(code) ? (HERE[code] ?? refusalTitles[code]) : ROW_REASONS.unexpected
}

/** Why a row does not work, each reason a sentence; none where it works. */
export function outcomeReasons({ code, problems }: RowOutcome): string[] {
  if (code === 'done' || code === 'unchanged') return []
  if (problems.length === 0) return [titleOf(code)]
  return [
    ...new Set(problems.map(({ message, person }) => (person === null ? message : `${person}: ${message}`))),
  ]
}

/** What has become of a row, in a word. */
export function rowState({
  state,
  outcome,
}: {
  readonly state: 'waiting' | 'done' | 'refused'
  readonly outcome: RowOutcome | null
}): string {
  if (state === 'done') return outcome?.code === 'unchanged' ? 'bez zmian' : 'zrobione'
  return state === 'refused' ? 'nie zrobione' : 'czeka'
}
