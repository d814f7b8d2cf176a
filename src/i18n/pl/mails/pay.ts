/** Message 1: accepted, waiting for the payment. */
export const payMailWords = {
  title: 'Zgłoszenie czeka na wpłatę',
  subject: (number: string, until: string | null) =>
    until === null ? `Zgłoszenie ${number} czeka na wpłatę` : `Zgłoszenie ${number}: zapłać do: ${until}`,
  accepted: (event: string, who: string) => `Dzień dobry! Przyjęliśmy zgłoszenie: ${event}. ${who}`,
  toPay: (amount: string, until: string | null) =>
    until === null
      ? `Do zapłaty ${amount}. Organizator jeszcze poda termin, miejsca czekają.`
      : `Do zapłaty ${amount} do: ${until}. Miejsca czekają do tego czasu, potem przejdą na innych.`,
  button: (amount: string) => `Zapłać ${amount}`,
  more: 'Pod tym samym adresem można zmienić dane albo zrezygnować. Po wpłacie przyjdzie następna wiadomość, a\u00a0jeśli płatność jest już w\u00a0drodze, nie trzeba nic robić.',
}
