/** The mails about refunds, and the sentences on open refunds in other mails. */
export const refundMailWords = {
  /** Money was refunded: how much and by which way. */
  refunded: {
    sent: (amount: string) => `Zwrot ${amount} wysłany`,
    arrived: (amount: string) => `Zwrot ${amount} dotarł`,
    subject: (title: string, number: string) => `${title}, zgłoszenie ${number}`,
    happened: (amount: string, event: string) => `Dzień dobry! Zwrócono ${amount} (${event}).`,
    /** The way of the refund, and what it means for its arrival. */
    ways: {
      gateway: 'Operator płatności potwierdził zwrot na konto, z\u00a0którego przyszła wpłata.',
      transfer:
        'Przelew wyszedł z\u00a0banku organizatora. Na koncie będzie najpóźniej następnego dnia roboczego.',
      cash: 'Organizator zapisał, że pieniądze zostały oddane.',
    },
    wrong: 'Coś się nie zgadza? Odpowiedz na tę wiadomość.',
  },
  /** The payer is asked for an account. */
  account: {
    title: (amount: string) => `Zwrot ${amount}: podaj numer konta`,
    subject: (title: string, number: string) => `${title}, zgłoszenie ${number}`,
    back: (amount: string, event: string) => `Dzień dobry! Zwracamy ${amount} (${event}).`,
    backByTransfer: (amount: string, event: string) =>
      `Dzień dobry! Zwracamy ${amount} (${event}). Operator płatności nie przyjął zwrotu, więc pieniądze pójdą zwykłym przelewem.`,
    give: 'Podaj numer konta, na które mają trafić. Zajmie to minutę.',
    button: 'Podaj numer konta',
    notByMail: 'Numeru konta nie wysyłaj e-mailem.',
  },
  /** Refunds that have not arrived yet. */
  open: {
    awaitingConfirmation: (amount: string) =>
      `Zwrot ${amount} jest przygotowany i czeka na zatwierdzenie przez organizatora. Napiszemy, gdy dotrze.`,
    withheld: (amount: string) => `Zwrot ${amount} jest wstrzymany przez organizatora.`,
    /** @param until null where it is unknown */
    moving: (amount: string, until: string | null) =>
      `Zwrot ${amount} jest zlecony. Pieniądze wrócą tą samą drogą, którą przyszły, i będą na koncie${until === null ? '' : ` najpóźniej ${until}`}. Nie musisz nic robić.`,
    needsAccount: (amount: string) =>
      `Zwrot ${amount} pójdzie przelewem: podaj numer konta pod przyciskiem. Numeru nie wysyłaj e-mailem.`,
    toTransfer: (amount: string) => `Zwrot ${amount} pójdzie przelewem na podane konto.`,
  },
}
