/** The mail to a donor. */
export const donationMailWords = {
  subject: (collection: string): string => `Dziękujemy za darowiznę: ${collection}`,
  arrived: (sum: string, collection: string): string =>
    `Darowizna ${sum} na zbiórkę „${collection}” dotarła. Dziękujemy.`,
  amount: 'Kwota',
  day: 'Dzień',
  number: 'Numer',
  attached: 'W\u00a0załączniku jest potwierdzenie (PDF). Przyda się do rozliczenia podatku.',
  button: 'Zobacz zbiórkę',
} as const
