/** A draft that is shown as the site would show it. */

export const notPublished = 'Podgląd, jeszcze nieopublikowane'
/** '5 lipca, niedziela, o 20:00'. */
export const asOf = (day: string, hour: string): string => `Tak to wygląda: ${day}, o\u00a0${hour}`
export const tryIt = 'Formularz można przejść do podsumowania. Wysłać się go nie da.'
export const unready = 'Podglądu jeszcze nie ma'
export const unreadyNext =
  'W\u00a0ustawieniach tego wydarzenia jest coś, co trzeba najpierw poprawić. Wtedy ten adres pokaże stronę.'
