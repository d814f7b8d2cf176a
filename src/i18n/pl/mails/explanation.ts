import { tie } from '../../text/typography.ts'

interface Explained {
  readonly event: string
  /** Of the registration. */
  readonly number: string
  /** What is explained: 'Udział (Ewa Mazur)'. */
  readonly title: string
  readonly sentences: readonly string[]
  /** What the staff have added, as they wrote it; empty: nothing. */
  readonly note: string
}

/** The letter with the reason of a price, a term or a state, as it is sent and as the staff read it before. */
export function explanationLetter({ event, number, title, sentences, note }: Explained) {
  return {
    subject: tie(`Wyjaśnienie do zgłoszenia ${number}: ${title}`),
    paragraphs: [
      tie(`Dzień dobry! To wyjaśnienie do zgłoszenia ${number} (${event}). Dotyczy: ${title}.`),
      sentences.join(' '),
      ...(note === '' ? [] : [note]),
      'Coś się nie zgadza? Odpowiedz na tę wiadomość.',
    ],
  }
}
