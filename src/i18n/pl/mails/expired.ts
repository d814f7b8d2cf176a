/** Message 5: the time to pay is over, nothing has to be paid. */
export const expiredMailWords = {
  subject: (number: string) => `Zgłoszenie ${number} wygasło`,
  happened: (number: string, event: string) =>
    `Dzień dobry! Wpłata za zgłoszenie ${number} (${event}) nie dotarła w terminie, więc miejsca wróciły do puli. Nic nie trzeba płacić.`,
  paidLate:
    'Jeśli przelew jest w drodze: gdy dotrze i będą wolne miejsca, przywrócimy zgłoszenie, a jeśli nie, oddamy całą kwotę.',
}
