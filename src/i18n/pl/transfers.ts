/** The title of a transfer by which a refund goes back. */
export const transferTitle = (number: string): string => `Zwrot, zgłoszenie ${number}`

/** The file of a package for the bank. */
export const transferSheet = {
  name: 'Zwroty przelewem',
  head: ['Zgłoszenie', 'Odbiorca', 'Numer konta', 'Kwota', 'Tytuł'],
} as const
