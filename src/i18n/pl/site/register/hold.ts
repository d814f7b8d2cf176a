/** The places that are held while the form is filled in. */

/** Before the hour. */
export const heldUntil = 'Trzymamy miejsca do'
/** Two minutes before the end, before the hour. */
export const soonOver = 'Miejsca wrócą do puli o'
export const moreTime = 'Potrzebuję więcej czasu'
/** To screen readers, once it was pressed. */
export const prolonged = (hour: string): string => `Miejsca czekają dłużej, do ${hour}.`
export const noMoreTime =
  'Tego czasu nie można już przedłużyć. Dane zostają, a\u00a0miejsca można zająć ponownie.'
export const notProlonged = 'Nie udało się przedłużyć. Spróbuj ponownie za chwilę.'
/** Earlier choices are held, the newest are not. */
export const behind = 'Ostatnich zmian jeszcze nie zajęliśmy.'
export const over = 'Miejsca wróciły do puli.'
export const dataStay = 'Dane zostały.'
export const takeAgain = 'Spróbuj zająć je ponownie'
export const taking = 'Zajmuję miejsca…'
export const offline = 'Brak połączenia, więc miejsc jeszcze nie trzymamy. Dane zostały.'
/** The server has refused to hold anything for now. */
export const notHeld = (reason: string): string => `Miejsc jeszcze nie trzymamy. ${reason}`
export const tryAgain = 'Spróbuj ponownie'
export const refused = 'Tych miejsc nie można zająć:'
