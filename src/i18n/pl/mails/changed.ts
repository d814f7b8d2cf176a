/** Message 8: what has changed, by whom, and the difference. */
export const changedMailWords = {
  subject: (number: string) => `Zmiana w\u00a0zgłoszeniu ${number}`,
  changed: (changes: readonly string[]) =>
    `Dzień dobry! Zmieniono: ${changes.length > 0 ? changes.join('; ') : 'dane zgłoszenia'}.`,
  decided: (reason: string) => `Dzień dobry! Organizator zmienił kwotę do zapłaty: ${reason}.`,
  prolonged: (until: string) => `Dzień dobry! Na wpłatę jest więcej czasu, teraz do: ${until}.`,
  changedBy: (who: string, when: string) => `Zmiany dokonano: ${who}, ${when}.`,
  tickets: 'Aktualne bilety są pod przyciskiem.',
  kept: (reasons: readonly string[]) => `Zostaje u\u00a0organizatora: ${reasons.join('; ')}.`,
  fee: (amount: string) => `Opłata za zmianę zgłoszenia: ${amount}. Doliczamy ją do pozostałej kwoty.`,

  sameCost: 'Cena się nie zmieniła.',
  dearer: (amount: string) => `Różnica: dopłata ${amount}.`,
  cheaper: (amount: string) => `Różnica: mniej o\u00a0${amount}.`,
  sums: (total: string, paid: string) => `Razem ${total}, wpłacono ${paid}.`,
  left: (amount: string) => `Pozostało do zapłaty ${amount}.`,
  surplus: (amount: string) => `Nadpłata ${amount}.`,
}
