import { tie } from '../../text/typography.ts'

interface Item {
  /** The name of the event; null: of the account. */
  readonly event: string | null
  readonly count: number
  readonly sentence: string
  readonly alarm: string | null
}

/** Mails to the team about what waits for it. */
export const noticeMailWords = {
  dailySubject: (organiser: string) => `Do zrobienia: ${organiser}`,
  alarmSubject: (organiser: string) => `Pilne: ${organiser}`,
  daily: (organiser: string) =>
    tie(`Dzień dobry! Od ostatniej wiadomości doszło coś do zrobienia. Organizator: ${organiser}.`),
  alarm: (organiser: string) => tie(`Dzień dobry! To nie powinno dłużej czekać. Organizator: ${organiser}.`),
  item: ({ event, count, sentence, alarm }: Item) =>
    tie(
      `${event === null ? '' : `${event}: `}${count}\u00a0${sentence}.${alarm === null ? '' : ` ${alarm}.`}`,
    ),
  button: 'Zobacz w\u00a0panelu',
  choose: (address: string) =>
    tie(`Kiedy przychodzą te wiadomości, wybierzesz na stronie Moje konto: ${address}`),
}
