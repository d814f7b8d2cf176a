import { counts } from '../counts.ts'

/** The mails to people on the waiting list. */
export const waitingMailWords = {
  joined: {
    title: 'Jesteś na liście rezerwowej',
    happened: (whatAndWhen: string) =>
      `Dzień dobry! Dopisaliśmy zgłoszenie do listy rezerwowej. ${whatAndWhen}`,
    event: (facts: string) => `Wydarzenie: ${facts}.`,
    term: (facts: string) => `Termin: ${facts}.`,
    entry: (moment: string) => `Wejście: ${moment}.`,
    people: (names: readonly string[]) => `Osoby: ${names.join(', ')}. `,
    one: (size: number) => `Zgłoszenie czeka na ${counts.places(size)}.`,
    allAtOnce: (size: number) => `Zgłoszenie czeka na ${counts.places(size)}, na wszystkie naraz.`,
    /** @param fewer the sentence on fewer places */
    orFewer: (size: number, fewer: string) =>
      `Zgłoszenie czeka na ${counts.places(size)}. ${fewer} Gdy będzie ich mniej, dostaną je osoby w\u00a0podanej kolejności.`,
    button: 'Zobacz miejsce w\u00a0kolejce',
    leave: 'Tam też można w\u00a0każdej chwili zrezygnować z\u00a0czekania.',
    /** @param price the sentence on the day whose prices apply */
    price: (price: string) => `${price} Teraz nic nie płacisz, a\u00a0czekanie do niczego nie zobowiązuje.`,
  },
  /** Message 7. */
  offer: {
    title: (size: number) => (size === 1 ? 'Mamy dla Ciebie miejsce' : 'Mamy dla Was miejsca'),
    subject: (title: string, until: string) => `${title}. Decyzja do: ${until}`,
    /** @param all how many wait, where fewer places are offered */
    happened: (
      size: number,
      {
        event,
        people,
        all,
      }: { readonly event: string; readonly people: string; readonly all: number | null },
    ) =>
      `Dzień dobry! Na liście rezerwowej przyszła Twoja kolej: ${counts.placesFreed(size)}. Wydarzenie: ${event}. Osoby: ${people}.${all === null ? '' : ` To mniej niż cała grupa (${all}), zgodnie z\u00a0ustaleniem przy zapisie.`}`,
    terms: (until: string, total: string) =>
      `Trzymamy je do: ${until}. Koszt: ${total}. Bez odpowiedzi zaproponujemy je kolejnej osobie.`,
    accept: 'Przyjmuję',
    decline: 'Dziękuję, rezygnuję',
  },
  lapsed: {
    title: 'Czas na decyzję minął',
    happened: (event: string) =>
      `Dzień dobry! Nie dostaliśmy odpowiedzi w\u00a0terminie, więc miejsca z\u00a0listy rezerwowej (${event}) proponujemy kolejnej osobie. Nic nie trzeba robić ani płacić.`,
    again:
      'Jeśli nadal chcesz wziąć udział, dopisz się do listy rezerwowej jeszcze raz. Gdy miejsca się zwolnią, damy znać.',
    button: 'Zobacz wydarzenie',
  },
  calledOff: {
    title: 'Wydarzenie odwołane',
    happened: (event: string) =>
      `Dzień dobry! Organizator odwołał wydarzenie: ${event}. Lista rezerwowa jest zamknięta. Nic nie trzeba robić ani płacić.`,
    button: 'Zobacz stronę organizatora',
  },
}
