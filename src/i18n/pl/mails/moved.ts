/** An event was moved to other days: everyone chooses (flow C15.3). */
export const movedMailWords = {
  subject: (event: string) => `Nowy termin: ${event}`,
  reminder: (event: string) => `Czekamy na odpowiedź: ${event}, nowy termin`,
  moved: (event: string, before: string, after: string) =>
    `Dzień dobry! ${event} odbędzie się w\u00a0innym terminie: ${after} (było: ${before}).`,
  place: (place: string) => `Nowe miejsce: ${place}.`,
  choose: (until: string) =>
    `Prosimy o\u00a0decyzję do ${until}. Zostajesz: miejsca i\u00a0cena są bez zmian. Rezygnujesz: oddajemy całą wpłatę, bez potrąceń.`,
  silentStay:
    'Bez odpowiedzi miejsca zostają w\u00a0nowym terminie. Także wtedy można zrezygnować i\u00a0dostać całą wpłatę, aż do dnia wydarzenia.',
  silentResign: 'Bez odpowiedzi anulujemy zgłoszenie i\u00a0oddamy całą wpłatę.',
  button: 'Zostaję albo rezygnuję',
}
