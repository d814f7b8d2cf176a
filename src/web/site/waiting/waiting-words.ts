import { localOf } from '#domain/polish-time.ts'
import { formatDaySeenOn, formatHour } from '#domain/time.ts'
import { counts } from '#i18n/pl/counts.ts'
import { fewerWords, passWords, placeWords, priceWords } from '#i18n/pl/queue-words.ts'
import { tie } from '#i18n/typography.ts'
import type { WaitingEntry } from './use-waiting.ts'

/** What happened, as the heading, and what comes next. */
export interface WaitingWords {
  readonly happened: string
  readonly next: readonly string[]
}

const AGAIN = 'Jeśli nadal chcesz wziąć udział, zapisz się albo dopisz do listy jeszcze raz.'

/** What an entry of the waiting list says in each of its states. @param today by which a year is said or not */
export function waitingWords(entry: WaitingEntry, today: Temporal.PlainDate): WaitingWords {
  const { happened, next } = wordsOf(entry, today)
  return { happened: tie(happened), next: next.map(tie) }
}

function wordsOf(entry: WaitingEntry, today: Temporal.PlainDate): WaitingWords {
  switch (entry.state) {
    case 'waiting':
      return { happened: 'Jesteś na liście rezerwowej', next: queueWords(entry, today) }
    case 'offered':
      return offerWords(entry, today)
    case 'accepted':
      return {
        happened: 'Miejsca przyjęte',
        next: [`Zgłoszenie jest złożone. Link do niego wysłaliśmy na adres ${entry.contact.email}.`],
      }
    case 'declined':
      return {
        happened: 'Propozycja odrzucona',
        next: ['Miejsca proponujemy kolejnej osobie. Nic nie trzeba płacić.', AGAIN],
      }
    case 'lapsed':
      return {
        happened: 'Czas na decyzję minął',
        next: ['Miejsca proponujemy kolejnej osobie. Nic nie trzeba płacić.', AGAIN],
      }
    case 'given_up':
      return { happened: 'Nie czekasz już na liście', next: ['Nic nie trzeba robić ani płacić.', AGAIN] }
    case 'called_off':
      return {
        happened: 'Wydarzenie się nie odbędzie',
        next: ['Organizator je odwołał. Lista rezerwowa jest zamknięta. Nic nie trzeba robić ani płacić.'],
      }
  }
}

function queueWords(
  { place, size, sizes, smallerMayPass, price, joinedAt, contact }: WaitingEntry,
  today: Temporal.PlainDate,
): string[] {
  const least = Math.min(...sizes)
  const joined = formatDaySeenOn(localOf(Temporal.Instant.from(joinedAt)).toPlainDate(), today)
  return [
    ...(place === null ? [] : [placeWords(place)]),
    ...(size === 1
      ? []
      : [`Liczba osób, które czekają razem: ${size}.${least < size ? ` ${fewerWords(least)}` : ''}`]),
    passWords(smallerMayPass),
    `${priceWords(price, joined)} Teraz nic nie płacisz.`,
    `Gdy miejsca się zwolnią, napiszemy na adres ${contact.email}. Czekanie do niczego nie zobowiązuje.`,
    'Link do tej strony wysłaliśmy na ten sam adres: tu widać miejsce w kolejce i tu można zrezygnować.',
  ]
}

function offerWords({ offer, size: all }: WaitingEntry, today: Temporal.PlainDate): WaitingWords {
  if (offer === null) return { happened: 'Mamy miejsca', next: [] }
  const until = localOf(Temporal.Instant.from(offer.until))
  const part = offer.size < all ? ` To mniej niż cała grupa (${all}), zgodnie z ustaleniem przy zapisie.` : ''
  return {
    happened: offer.size === 1 ? 'Mamy dla ciebie miejsce' : 'Mamy dla was miejsca',
    next: [
      `Przyszła twoja kolej: ${counts.placesFreed(offer.size)}.${part}`,
      `Decyzja do: ${formatDaySeenOn(until.toPlainDate(), today)}, ${formatHour(until)}. Do tego czasu miejsca są trzymane, potem zaproponujemy je kolejnej osobie.`,
    ],
  }
}
