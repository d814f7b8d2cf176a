import { localOf } from '#domain/values/polish-time.ts'
import { formatDaySeenOn, formatHour } from '#domain/values/time.ts'
import { fewerWords, passWords, placeWords, priceWords } from '#i18n/pl/queue-words.ts'
import * as words from '#i18n/pl/site/waiting.ts'
import { tie } from '#i18n/text/typography.ts'
import type { WaitingEntry } from './use-waiting.ts'

/** What happened, as the heading, and what comes next. */
export interface WaitingWords {
  readonly happened: string
  readonly next: readonly string[]
}

/** The texts about a waiting list entry in each state. @param today the day that decides whether a year is shown */
export function waitingWords(entry: WaitingEntry, today: Temporal.PlainDate): WaitingWords {
  const { happened, next } = wordsOf(entry, today)
  return { happened: tie(happened), next: next.map(tie) }
}

function wordsOf(entry: WaitingEntry, today: Temporal.PlainDate): WaitingWords {
  switch (entry.state) {
    case 'waiting':
      return { happened: words.isWaiting, next: queueWords(entry, today) }
    case 'offered':
      return offerWords(entry, today)
    case 'accepted':
      return {
        happened: words.isAccepted,
        next: [words.registered(entry.contact.email)],
      }
    case 'declined':
      return {
        happened: words.isDeclined,
        next: [words.offeredToOthers, words.again],
      }
    case 'lapsed':
      return {
        happened: words.isLapsed,
        next: [words.offeredToOthers, words.again],
      }
    case 'given_up':
      return { happened: words.isGivenUp, next: [words.nothingToDo, words.again] }
    case 'called_off':
      return {
        happened: words.isCalledOff,
        next: [words.listClosed],
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
    ...(size === 1 ? [] : [`${words.waitTogether(size)}${least < size ? ` ${fewerWords(least)}` : ''}`]),
    passWords(smallerMayPass),
    words.nothingNow(priceWords(price, joined)),
    words.weWrite(contact.email),
    words.thisLink,
  ]
}

function offerWords({ offer, size: all }: WaitingEntry, today: Temporal.PlainDate): WaitingWords {
  if (offer === null) return { happened: words.offeredUnknown, next: [] }
  const until = localOf(Temporal.Instant.from(offer.until))
  const part = offer.size < all ? ` ${words.fewerThanAll(all)}` : ''
  return {
    happened: words.isOffered(offer.size),
    next: [
      `${words.yourTurn(offer.size)}${part}`,
      words.decideUntil(`${formatDaySeenOn(until.toPlainDate(), today)}, ${formatHour(until)}`),
    ],
  }
}
