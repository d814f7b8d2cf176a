/** Accepted, waiting for the approval of the organiser. */
export const receivedMailWords = {
  title: 'Zgłoszenie czeka na potwierdzenie',
  subject: (number: string) => `Zgłoszenie ${number} czeka na potwierdzenie`,
  accepted: (event: string, who: string) => `Dzień dobry! Przyjęliśmy zgłoszenie: ${event}. ${who}`,
  waits: (money: string) =>
    `Organizator musi je jeszcze potwierdzić, odpowiedź przyjdzie e-mailem. Miejsca czekają. ${money}`,
  toPay: (amount: string, until: string) => `Do zapłaty ${amount} do: ${until}.`,
  toPayLater: (total: string) => `Cena po potwierdzeniu: ${total}. Do tego czasu nic nie płacisz.`,
}
