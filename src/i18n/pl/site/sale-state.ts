/** The state of sales, as words.md names it. */

export const opens = (when: string): string => `Zapisy otworzą się ${when}`
/** '4 stycznia o 9:00'. @param month in the genitive */
export const dayAndHour = (day: number, month: string, hour: string): string =>
  `${day}\u00a0${month} o\u00a0${hour}`
export const open = 'Zapisy trwają'
export const full = 'Brak miejsc'
export const closed = 'Zapisy zakończone'
export const calledOff = 'Odwołane'
export const over = 'Wydarzenie się zakończyło'
