/** The office asks whether people would choose another room or stop (flows C2.6 and C3). */
export const choiceAskedMailWords = {
  subject: (event: string, isRoom: boolean) =>
    isRoom ? `Pytanie o\u00a0pokój: ${event}` : `Pytanie o\u00a0przystanek: ${event}`,
  reminder: (event: string) => `Czekamy na odpowiedź: ${event}`,
  supplement: (event: string, people: string) =>
    `Dzień dobry! Piszemy w\u00a0sprawie pokoju: ${event}${people === '' ? '' : ` (${people})`}. Możemy zaproponować inny rodzaj pokoju niż wybrany w\u00a0zgłoszeniu.`,
  withdrawn: (event: string, people: string, isRoom: boolean) =>
    `Dzień dobry! ${isRoom ? 'Wybrany rodzaj pokoju' : 'Wybrany przystanek'} nie będzie dostępny: ${event}${people === '' ? '' : ` (${people})`}. Prosimy o\u00a0wybór innego.`,
  offer: (name: string, difference: string) => `${name}: ${difference}`,
  held: (until: string) =>
    `Trzymamy to miejsce do ${until}. Bez odpowiedzi wszystko zostaje tak, jak jest, i\u00a0nic nie trzeba dopłacać.`,
  chooseBy: (until: string) => `Prosimy o\u00a0wybór do ${until}.`,
  without: (isRoom: boolean) => `Można też zrezygnować z\u00a0${isRoom ? 'noclegu' : 'przejazdu'}.`,
  button: 'Odpowiedz',
}

/** '120,00 zł więcej', 'bez dopłaty'; `amount` is the size of the difference in words. */
export function differenceWords(difference: number, amount: string): string {
  if (difference === 0) return 'bez dopłaty'
  return difference > 0 ? `${amount} więcej` : `${amount} mniej`
}
