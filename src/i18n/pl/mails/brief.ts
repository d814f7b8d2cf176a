/** Mails that contain little: to an address that is not confirmed, or that has been sent too much. */
export const briefMailWords = {
  /** To an address that has not been confirmed yet. */
  plain: {
    subject: (number: string, event: string) => `Zgłoszenie ${number}: ${event}`,
    waitingSubject: (event: string) => `Wpis na listę rezerwową: ${event}`,
    happened: (event: string) =>
      `Dzień dobry! Z\u00a0tym adresem e-mail jest nowe zgłoszenie albo zmiana w\u00a0nim: ${event}.`,
    confirms:
      'Wejdź pod ten przycisk, żeby zobaczyć dane, płatność i\u00a0bilety. Od tej chwili kolejne wiadomości przyjdą w\u00a0całości.',
  },
  /** Instead of many messages at once. */
  several: {
    subject: (organiser: string) => `Kilka wiadomości w\u00a0jednej: ${organiser}`,
    happened:
      'Dzień dobry! Na ten adres czekało wiele wiadomości naraz, dlatego wysyłamy jedną. Pod każdym przyciskiem są dane, płatność i\u00a0bilety.',
    registration: (number: string, event: string) => `Zgłoszenie ${number}: ${event}`,
    waitingEntry: (event: string) => `Lista rezerwowa: ${event}`,
  },
}
