/** The organiser has published rooms or vehicles, or has put people into others than were published (flow C3.5). */
export const lodgingMailWords = {
  subject: (event: string, first: boolean) => `${first ? 'Przydział' : 'Zmiana przydziału'}: ${event}`,
  intro: (event: string, first: boolean) =>
    first
      ? `Dzień dobry! Organizator podał przydział pokoi albo miejsc w\u00a0autokarze: ${event}.`
      : `Dzień dobry! Organizator zmienił przydział pokoi albo miejsc w\u00a0autokarze: ${event}. Teraz wygląda on tak:`,
  person: (name: string, spaces: readonly string[]) =>
    `${name}: ${spaces.length === 0 ? 'bez przydziału' : spaces.join('; ')}`,
  button: 'Zobacz moje zgłoszenie',
}
