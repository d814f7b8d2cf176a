/** The texts on waiting for places: in the form before joining, on the page of an entry, and in its mail. */

export const placeWords = (place: number): string => `Miejsce w\u00a0kolejce: ${place}.`

/** Whether others may be served earlier. @param smallerMayPass the rule of the event */
export const passWords = (smallerMayPass: boolean): string =>
  smallerMayPass
    ? 'Mniejsza grupa może dostać miejsca wcześniej, gdy dla większej jest ich za mało.'
    : 'Kolejność się nie zmienia: mniejsza grupa nie wyprzedzi większej.'

/** The party would come with fewer people too. @param least the smallest number of people */
export const fewerWords = (least: number): string => `Przyjmiesz też mniej miejsc, co najmniej ${least}.`

/** How the waiting list works, and how long an offer is valid. */
export const turnWords = (email: string): string =>
  `Gdy przyjdzie kolej, przytrzymamy miejsca i\u00a0napiszemy na adres ${email}. Na decyzję będą co najmniej 24\u00a0godziny.`

/** The day whose prices apply. @param price the rule of the event @param joining the price of joining, or its day */
export const priceWords = (price: 'joining' | 'offer', joining: string): string =>
  price === 'joining'
    ? `Obowiązuje cena z\u00a0dnia dopisania do listy: ${joining}.`
    : 'Obowiązuje cena z\u00a0dnia, w\u00a0którym zaproponujemy miejsca. Może być inna niż dzisiejsza.'
