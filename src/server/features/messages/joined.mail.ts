import { localOf } from '#domain/values/polish-time.ts'
import { formatDay, formatDays, formatMoment, readDay, readMoment } from '#domain/values/time.ts'
import { waitingMailWords } from '#i18n/pl/mails/waiting-list.ts'
import { fewerWords, passWords, placeWords, priceWords, turnWords } from '#i18n/pl/queue-words.ts'
import type { ComposedMail, WaitingMailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

type Entry = WaitingMailData['entry']

const words = waitingMailWords.joined

/**
 * To a person who has joined the waiting list: for what, in which place, what follows and by which price; and the
 * link.
 */
export function joinedMail(data: WaitingMailData): ComposedMail {
  const { event, people, place, smallerMayPass, price, joinedAt, contact } = data.entry
  const day = formatDay(localOf(Temporal.Instant.from(joinedAt)).toPlainDate())
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: words.happened(whatAndWhen(data.entry)),
    },
    { kind: 'paragraph', text: `${whoOf(people)}${howMany(data.entry)}` },
    {
      kind: 'paragraph',
      text: [...(place === null ? [] : [placeWords(place)]), passWords(smallerMayPass)].join(' '),
    },
    { kind: 'button', text: words.button, address: data.address },
    { kind: 'paragraph', text: words.leave },
    { kind: 'paragraph', text: turnWords(contact.email) },
    {
      kind: 'paragraph',
      text: words.price(priceWords(price, day)),
    },
  ]
  const { title } = words
  return {
    subject: `${title}: ${event.title}`,
    text: mailText(data, parts),
    html: mailHtml(data, title, parts),
    attachments: [],
  }
}

/** 'Wydarzenie: Spływ Czarną Hańczą, 5–7 czerwca 2031, Wigry.', with the terms and the hour where these were chosen. */
function whatAndWhen({ event, terms, slot }: Pick<Entry, 'event' | 'terms' | 'slot'>): string {
  const hour = readMoment(slot ?? '')
  return [
    words.event(joined(event.title, daysOf(event), event.place)),
    ...terms.map((term) => words.term(joined(term.name, daysOf(term)))),
    ...(hour === null ? [] : [words.entry(formatMoment(hour))]),
  ].join(' ')
}

function daysOf({ start, end }: { readonly start: string | null; readonly end: string | null }) {
  const first = readDay(start ?? '')
  return first && formatDays(first, readDay(end ?? '') ?? first)
}

const joined = (...facts: readonly (string | null)[]) => facts.filter((fact) => fact !== null).join(', ')

/** People are not named where heads are counted. */
const whoOf = (people: readonly string[]) => (people.length === 0 ? '' : words.people(people))

function howMany({ size, sizes }: Pick<Entry, 'size' | 'sizes'>): string {
  const least = Math.min(...sizes)
  if (size === 1) return words.one(size)
  return least === size ? words.allAtOnce(size) : words.orFewer(size, fewerWords(least))
}
