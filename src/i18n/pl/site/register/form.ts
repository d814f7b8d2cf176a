/** The buttons of the registration form, and the note on the form of a demo. */

export const next = 'Dalej'
export const toSummary = 'Sprawdź i\u00a0potwierdź'
export const back = 'Wstecz'
export const demoNote =
  'Wersja demonstracyjna jest połączona z testowym systemem płatności. Nie podawaj prawdziwych danych.'
export const fillExample = 'Wypełnij przykładowymi danymi'
export const removeExample = 'Usuń przykładowe dane'
export const exampleFilled = 'Przykładowe dane są wpisane. Możesz przejść dalej.'
