/** Message 9: who does not take part, what was paid, what is retained and what is refunded. */
export const cancelledMailWords = {
  title: {
    byEvent: (event: string) => `${event} nie odbędzie się`,
    byRegistrant: 'Rezygnacja przyjęta',
    byOthers: (number: string) => `Zgłoszenie ${number} anulowane`,
  },
  subjectWithRefund: (title: string, refund: string) => `${title}, zwrot ${refund}`,
  calledOff: (event: string, people: string) =>
    `Dzień dobry! Bardzo nam przykro: ${event} nie odbędzie się. Anulowano udział: ${people}.`,
  cancelled: (event: string, people: string) => `Dzień dobry! Anulowano udział: ${people} (${event}).`,
  reason: (reason: string) => `Powód: ${reason}`,
  nothingPaid: 'Nic nie trzeba płacić. Jeśli wpłata jest w\u00a0drodze, oddamy całą kwotę.',
  sums: ({ paid, kept, back }: Readonly<Record<'paid' | 'kept' | 'back', string>>) =>
    `Wpłacono ${paid}, potrącono ${kept}, zwracamy ${back}.`,
  retained: (reasons: readonly string[]) => `Potrącenie: ${reasons.join('; ')}.`,
  donation: (amount: string) => `Darowizna ${amount} zostaje. Dziękujemy!`,
  donationOnRequest: (amount: string) =>
    `Darowizna ${amount} zostaje u\u00a0organizatora. Chcesz ją z\u00a0powrotem? Poproś o\u00a0zwrot na stronie zgłoszenia.`,
  giveAccount: 'Podaj numer konta',
}
