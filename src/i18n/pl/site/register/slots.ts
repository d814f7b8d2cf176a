/** The day and the hour of entry. */

export const heading = 'Dzień i\u00a0godzina wejścia'
export const none = 'Nie ma już godzin wejścia do wyboru.'
export const full = 'brak miejsc'
export const noOther = 'Nie ma innej godziny z\u00a0tyloma miejscami.'
export const nearest = 'Najbliższe wolne:'
