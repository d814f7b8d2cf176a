/** Words of registrations that repeat each other. */
export const duplicateWords = {
  /** In the history, and read by the registrant of the one that is given up. */
  reason: (kept: string): string => `Powtórzone zgłoszenie. Zostaje ${kept}`,
  carriedNote: (number: string, text: string): string => `Z\u00a0${number}: ${text}`,
  noteTooLong:
    'Notatki albo etykiety obu zgłoszeń razem są za długie. Skróć notatkę zgłoszenia, które zostaje, i\u00a0spróbuj ponownie.',
} as const
