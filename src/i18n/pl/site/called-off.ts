/** A cancelled event, instead of its invitation and its form. */

/** @param days null where they are unknown */
export const happened = (days: string | null, reason: string): string =>
  `To wydarzenie się nie odbędzie${days === null ? '' : ` (termin: ${days})`}. Powód:\u00a0${reason}`
export const next =
  'Wszystkie zgłoszenia anulujemy, a\u00a0wpłaty oddamy w\u00a0całości, bez potrąceń. Nic nie musisz robić: napiszemy na adres podany przy zapisie. Przelew w\u00a0drodze też oddamy, gdy dotrze.'
export const questions = (organiser: string): string => `Pytania przyjmuje organizator: ${organiser}.`
