import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import { tie } from '../text/typography.ts'

/** Files of long lists: what is refused, and the mail that says that one is there. */

export const listFileRefusals = {
  many: (most: number) =>
    `Przygotowanych plików może być najwyżej ${most}. Usuń któryś na stronie Pliki list, żeby przygotować następny.`,
}

interface Content {
  readonly list: string
  readonly event: string
  readonly organiser: string
  readonly keptUntil: Temporal.Instant
}

export const listFileMailWords = {
  subject: ({ list, event }: Content) => `Plik gotowy: ${list.toLowerCase()}, ${event}`,
  summary: ({ list, event, organiser, keptUntil }: Content) =>
    tie(
      `Dzień dobry! Plik z listy jest gotowy: ${list.toLowerCase()}, ${event}. Organizator: ${organiser}. Można go pobrać do ${formatMoment(localOf(keptUntil))}, potem zostanie usunięty.`,
    ),
  button: 'Pobierz w\u00a0panelu',
  how: tie('Wiadomość nie zawiera danych osób. Plik pobiera się po zalogowaniu do panelu.'),
}
