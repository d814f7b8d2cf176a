/** The mails about a place that goes to another person: to the registrant, before and after to the new person. */
export const handOverMailWords = {
  handedOver: {
    subject: (number: string) => `Miejsce przekazane w\u00a0zgłoszeniu ${number}`,
    happened: (event: string) => `Dzień dobry! Miejsce zostało przekazane (${event}).`,
    giver: 'Miejsce oddaje',
    successor: 'Miejsce przejmuje',
    changedBy: (who: string, when: string) =>
      `Zmiany dokonano: ${who}, ${when}. Dotychczasowy bilet stracił ważność.`,
    kept: (amount: string) => `Różnica, która zostaje u\u00a0organizatora: ${amount}.`,
    fee: (amount: string) => `Opłata za przekazanie miejsca: ${amount}.`,
    betweenThem: 'Rozliczenie między osobą, która oddaje miejsce, a\u00a0nową osobą to ich sprawa.',
  },
  offered: {
    subject: (event: string) => `Miejsce dla Ciebie: ${event}`,
    happened: (event: string, giver: string) =>
      `Dzień dobry! Czeka na Ciebie miejsce na wydarzeniu: ${event}. Miejsce przekazuje: ${giver}.`,
    person: 'Ma wziąć udział',
    until: (until: string) =>
      `Decyzja do: ${until}. Potem miejsce zostaje u\u00a0osoby, która je przekazuje.`,
    button: 'Zobacz miejsce',
    mistake: 'To pomyłka? Pod przyciskiem wybierz „To nie ja”.',
  },
  takenOver: {
    subject: (event: string) => `Masz miejsce: ${event}`,
    happened: (event: string, giver: string) =>
      `Dzień dobry! Masz miejsce na wydarzeniu: ${event}. Miejsce przekazuje: ${giver}.`,
    person: 'Bierze udział',
    withTicket: 'Twój bilet jest poniżej i\u00a0w\u00a0załączniku.',
    withoutTicket: 'Bilet powstanie, gdy zgłoszenie będzie opłacone. Przyślemy go na ten adres.',
    button: 'Moje miejsce',
    betweenYou: 'Za zgłoszenie płaci osoba, która je złożyła. Rozliczenie między Wami to Wasza sprawa.',
  },
}
