/** The pages of the test gateway, where a payer of a demo account decides how a payment ends. */
export const testGatewayWords = {
  title: 'Płatność testowa',
  name: 'Bramka testowa',
  noMoney: 'żadne pieniądze nie są pobierane',
  code: 'Kod BLIK',
  codeHint: 'Wpisz 777 123. Kod 000 000 bank odrzuci.',
  wrongCode: 'Kod BLIK ma sześć cyfr.',
  pay: (amount: string) => `Zapłać ${amount}`,
  refuse: 'Odmowa banku',
  interrupt: 'Przerywam',
  back: 'Wróć na stronę zapisów',
  outcomes: {
    pending: 'Płatność jest w\u00a0toku.',
    succeeded: 'Bank potwierdził płatność.',
    failed: 'Bank nie potwierdził płatności.',
    cancelled: 'Płatność została przerwana.',
  },
}
