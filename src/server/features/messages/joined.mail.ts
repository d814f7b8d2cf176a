import { localOf } from '#domain/polish-time.ts'
import { formatDay, formatDays, formatMoment, readDay, readMoment } from '#domain/time.ts'
import { counts } from '#i18n/pl/counts.ts'
import { fewerWords, passWords, placeWords, priceWords, turnWords } from '#i18n/pl/queue-words.ts'
import type { ComposedMail, WaitingMailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

type Entry = WaitingMailData['entry']

/** Who waits from now on: for what, in which place, what follows and by which price; and the link to it all. */
export function joinedMail(data: WaitingMailData): ComposedMail {
  const { event, people, place, smallerMayPass, price, joinedAt, contact } = data.entry
  const day = formatDay(localOf(Temporal.Instant.from(joinedAt)).toPlainDate())
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: `Dzień dobry! Dopisaliśmy zgłoszenie do listy rezerwowej. ${whatAndWhen(data.entry)}`,
    },
    { kind: 'paragraph', text: `${whoOf(people)}${howMany(data.entry)}` },
    {
      kind: 'paragraph',
      text: [...(place === null ? [] : [placeWords(place)]), passWords(smallerMayPass)].join(' '),
    },
    { kind: 'button', text: 'Zobacz miejsce w\u00a0kolejce', address: data.address },
    { kind: 'paragraph', text: 'Tam też można w\u00a0każdej chwili zrezygnować z\u00a0czekania.' },
    { kind: 'paragraph', text: turnWords(contact.email) },
    {
      kind: 'paragraph',
      text: `${priceWords(price, day)} Teraz nic nie płacisz, a\u00a0czekanie do niczego nie zobowiązuje.`,
    },
  ]
  const title = 'Jesteś na liście rezerwowej'
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
    `Wydarzenie: ${joined(event.title, daysOf(event), event.place)}.`,
    ...terms.map((term) => `Termin: ${joined(term.name, daysOf(term))}.`),
    ...(hour === null ? [] : [`Wejście: ${formatMoment(hour)}.`]),
  ].join(' ')
}

function daysOf({ start, end }: { readonly start: string | null; readonly end: string | null }) {
  const first = readDay(start ?? '')
  return first && formatDays(first, readDay(end ?? '') ?? first)
}

const joined = (...facts: readonly (string | null)[]) => facts.filter((fact) => fact !== null).join(', ')

/** Nobody is named where heads are counted. */
const whoOf = (people: readonly string[]) => (people.length === 0 ? '' : `Osoby: ${people.join(', ')}. `)

function howMany({ size, sizes }: Pick<Entry, 'size' | 'sizes'>): string {
  const least = Math.min(...sizes)
  const all = `Zgłoszenie czeka na ${counts.places(size)}`
  if (size === 1) return `${all}.`
  if (least === size) return `${all}, na wszystkie naraz.`
  return `${all}. ${fewerWords(least)} Gdy będzie ich mniej, dostaną je osoby w\u00a0podanej kolejności.`
}
