import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { BlockOf, PageBlock } from '#domain/event/page/page-blocks.ts'
import { plainText } from '#domain/form/html/plain-html.ts'
import { counts } from '../counts.ts'
import { eventKinds } from '../event-kinds.ts'
import { blockHeadings } from '../page-blocks.ts'
import { dayText, timeText } from '../spans.ts'
import { part, row, rowIf, type TextContext, type TextPart, type TextSection } from './definition-text.ts'
import { ageRows, windowText } from './gate.ts'

const COVERS: Readonly<Record<EventDefinition['page']['cover'], string>> = {
  fields: 'pola',
  river: 'rzeka',
  lake: 'jezioro',
  town: 'miasto',
  mountains: 'góry',
  bridge: 'most',
  camp: 'obóz',
  linden: 'lipa',
  stage: 'scena',
}

/** The event and the content of its page. */
export function eventSection({ definition }: TextContext): TextSection {
  const { title, kind, dates } = definition
  const facts = part([
    row('title', 'Nazwa', title),
    row('kind', 'Rodzaj', eventKinds[kind]),
    row('dates', 'Pierwszy dzień', dates.start === null ? 'jeszcze nieznany' : dayText(dates.start)),
    row('dates', 'Ostatni dzień', dates.end === null ? 'jeszcze nieznany' : dayText(dates.end)),
    ...rowIf('dates', 'Początek', dates.startTime && timeText(dates.startTime)),
    ...rowIf('dates', 'Wiek liczymy w\u00a0dniu', dates.ageDay && dayText(dates.ageDay)),
  ])
  return { id: 'wydarzenie', title: 'Wydarzenie', parts: [facts, pagePart(definition)] }
}

function pagePart({ page, questions }: EventDefinition): TextPart {
  return part(
    [
      ...rowIf('page', 'Zapowiedź', page.lede),
      row('page', 'Okładka', page.photo === undefined ? COVERS[page.cover] : 'własne zdjęcie'),
      ...rowIf('page', 'Miejsce', joined(page.place, page.placeNote)),
      ...rowIf('page', 'Kto zaprasza', joined(page.host, page.hostNote)),
      ...rowIf('page', 'W\u00a0cenie', page.included.join(', ')),
      ...page.programme.map(({ day, title, note, distance }) =>
        row('page', dayText(day), joined(title, distance), note === undefined ? [] : [note]),
      ),
      ...page.questions.map(({ question, answer }) => row('page', question, '', [answer])),
      ...(page.blocks ?? []).map((block) => row('page', ...blockRow(block, questions))),
    ],
    { title: 'Na stronie' },
  )
}

/** What a block is, and of its own content what can be said in a line. */
function blockRow(
  block: PageBlock,
  questions: EventDefinition['questions'],
): [name: string, value: string, notes: string[]] {
  const value = joined(block.heading, ...contentOf(block, questions), block.hidden ? 'ukryty' : undefined)
  return [`Blok: ${blockHeadings[block.kind]}`, value, block.kind === 'text' ? [plainText(block.html)] : []]
}

function contentOf(block: PageBlock, questions: EventDefinition['questions']): (string | undefined)[] {
  switch (block.kind) {
    case 'prices':
      return [
        block.show === 'all' ? 'wszystkie ceny' : 'same ceny udziału',
        block.reasons ? undefined : 'bez wyjaśnień',
      ]
    case 'groups':
      return [
        block.leaders ? undefined : 'bez prowadzących',
        block.places ? undefined : 'bez liczby wolnych miejsc',
      ]
    case 'programme':
      return [block.distances ? undefined : 'bez odległości']
    case 'map':
      return [block.address, block.opens === 'map' ? 'otwiera mapę' : undefined]
    case 'donation':
      return [block.note]
    case 'gallery':
      return [String(block.pictures.length)]
    case 'files':
      return block.files.map(({ title, note }) => joined(title, note))
    case 'people':
      return block.people.map(({ name, role, note }) => joined(name, role, note))
    case 'joined':
      return joinedRow(block, questions)
    case 'film':
      return [block.title, block.link]
    case 'partners':
      return block.partners.map(({ name, link }) => joined(name, link))
    default:
      return []
  }
}

function joinedRow(
  { consent, beside, town }: BlockOf<'joined'>,
  questions: EventDefinition['questions'],
): (string | undefined)[] {
  const labelOf = (id: string | undefined) => questions.find((each) => each.id === id)?.label ?? id ?? '?'
  return [
    consent === undefined ? 'same liczby' : `zgoda: ${labelOf(consent)}`,
    beside === 'group' ? 'z\u00a0grupą' : undefined,
    beside === 'town' ? `z\u00a0miejscowością: ${labelOf(town)}` : undefined,
  ]
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((each) => each !== undefined).join(', ')

/** When and for whom it is open, how many at once, and its waiting list. */
export function openingSection(speaker: TextContext): TextSection {
  const { windows, ages, attendance, peoplePerRegistration: people } = speaker.definition
  const rows = [
    ...(windows.length === 0
      ? [row('windows', 'Zapisy', 'zawsze otwarte')]
      : windows.map((window) => row('windows', 'Zapisy', windowText(window, speaker)))),
    ...ageRows('ages', ages),
    row(
      'attendance',
      'Kogo zapisujemy',
      attendance === 'people' ? 'każdą osobę z\u00a0danymi' : 'same liczby, z\u00a0jednym kontaktem',
    ),
    row('peoplePerRegistration', 'Osób w\u00a0zgłoszeniu', span(people.min, people.max)),
    ...rowIf('leastPeople', 'Odbędzie się', leastText(speaker.definition)),
    row('waitingList', 'Lista rezerwowa', waiting(speaker.definition)),
  ]
  return { id: 'zapisy', title: 'Zapisy', parts: [part(rows)] }
}

/** 'gdy zapisze się co najmniej 20 osób, decyzja: 1 maja 2026'. */
const leastText = ({ leastPeople: least }: EventDefinition): string | undefined =>
  least === null ? undefined : `gdy ${counts.leastPeople(least.people)}, decyzja: ${dayText(least.decidedOn)}`

const span = (min: number, max: number) => (min === max ? String(min) : `od ${min} do ${max}`)

function waiting({ waitingList }: EventDefinition): string {
  if (waitingList === null) return 'nie ma'
  const turn = waitingList.smallerMayPass
    ? 'w\u00a0kolejności zapisów; mniejsza grupa może dostać miejsca, których dla większej jest za mało'
    : 'w\u00a0kolejności zapisów'
  const price = waitingList.price === 'joining' ? 'dopisania do listy' : 'zaproponowania miejsc'
  return `${turn}; cena z\u00a0dnia ${price}`
}
