/** Whether the purchase may be withdrawn within 14 days, as the law requires it to be stated before the order. */

export const dated =
  'Wydarzenie ma ustalony termin, dlatego nie przysługuje ustawowe prawo odstąpienia w ciągu 14 dni (art. 38 pkt 12 ustawy o prawach konsumenta).'
export const goods = (names: string): string =>
  `${names}: od zakupu można odstąpić w ciągu 14 dni od otrzymania, bez podawania przyczyny.`
export const madeToOrder = (names: string): string =>
  `${names}: wykonujemy na zamówienie, dlatego nie przysługuje prawo odstąpienia (art. 38 pkt 3).`
