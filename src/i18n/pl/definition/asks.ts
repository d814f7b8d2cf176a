import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import { settingsOf } from '#domain/form/answer.ts'
import { helpText } from '#domain/form/question-help.ts'
import { questionTypes } from '#domain/form/question-types.ts'
import { formatMoney } from '#domain/values/money.ts'
import { answerText } from '../answer-text.ts'
import { effects } from '../documents-at-entry.ts'
import { filesHint } from '../files.ts'
import { lowerFirst } from '../listing.ts'
import { dayText } from '../spans.ts'
import { part, row, type TextContext, type TextRow, type TextSection, whenNote } from './definition-text.ts'

/** What sort of answer a type of question takes: 'To krótki tekst.' */
export const questionTypeNames: Readonly<Record<Question['type'], string>> = {
  text: 'krótki tekst',
  textarea: 'dłuższy tekst',
  select: 'wybór z\u00a0listy',
  radio: 'wybór jednej odpowiedzi',
  checkbox: 'pole do zaznaczenia',
  checkboxes: 'wybór kilku odpowiedzi',
  number: 'liczba',
  date: 'data',
  phone: 'numer telefonu',
  otherPhone: 'inny numer telefonu',
  email: 'adres e-mail',
  pesel: 'numer PESEL',
  nip: 'numer NIP',
  firstName: 'imię',
  lastName: 'nazwisko',
  price: 'kwota',
  switch: 'przełącznik',
  iconToggle: 'ikona do wciśnięcia',
  dateOfBirth: 'data urodzenia',
  time: 'godzina',
  datetime: 'dzień i\u00a0godzina',
  color: 'kolor',
  file: 'plik',
  address: 'adres',
}

/** What is asked, of whom and when. */
export function questionsSection(speaker: TextContext): TextSection {
  const { questions, sections } = speaker.definition
  const ask = (question: Question): TextRow => {
    const { id, label, type, of, required, options, when } = question
    const help = helpText(question)
    return row(
      `questions/${id}`,
      label,
      `${questionTypeNames[type]}, ${required ? 'wymagane' : 'nieobowiązkowe'}`,
      [
        of === 'person' ? 'pytamy o\u00a0każdą osobę' : 'pytamy raz w\u00a0zgłoszeniu',
        ...whenNote(speaker, when),
        ...(options.length === 0 ? [] : [`odpowiedzi: ${options.map(({ name }) => name).join(', ')}`]),
        ...settingNotes(question),
        ...(help === undefined ? [] : [help]),
      ],
    )
  }
  const named = sections.map(({ id, name, when }) => ({
    rows: [
      row(`sections/${id}`, name, 'część formularza', whenNote(speaker, when)),
      ...questions.filter(({ section }) => section === id).map(ask),
    ],
  }))
  const loose = questions.filter(({ section }) => section === undefined).map(ask)
  const parts = [...(loose.length === 0 ? [] : [part(loose)]), ...named.map(({ rows }) => part(rows))]
  return { id: 'pytania', title: 'Pytania', parts }
}

const BOUNDS = {
  characters: { min: 'najmniej znaków', max: 'najwięcej znaków' },
  number: { min: 'najmniej', max: 'najwięcej' },
  grosze: { min: 'najmniej', max: 'najwięcej' },
  ticked: { min: 'najmniej zaznaczonych', max: 'najwięcej zaznaczonych' },
  day: { min: 'najwcześniej', max: 'najpóźniej' },
} as const

/** Who of the staff has a right by which answers are seen. */
export const readersOfAnswers: Readonly<Record<NonNullable<Question['seenBy']>[number], string>> = {
  editEvents: 'kto układa wydarzenie',
  editRegistrations: 'kto poprawia zgłoszenia',
  approveRegistrations: 'kto akceptuje zgłoszenia',
  money: 'kto widzi pieniądze',
  checkIn: 'kto wpuszcza',
}

/** The settings of a question that it need not have. */
function settingNotes(question: Question): string[] {
  const { min, max, pattern, staffOnly, askedAt, seenBy, keepDays, default: proposed } = question
  const settings = settingsOf(question)
  const asText = proposed === undefined ? null : answerText(question, proposed)
  return [
    ...boundNotes(question, min, 'min'),
    ...boundNotes(question, max, 'max'),
    ...(pattern === undefined ? [] : [`zapis: ${pattern.expression}, inaczej: „${pattern.message}”`]),
    ...(settings.files === undefined ? [] : [`pliki: ${filesHint(settings.files).replace(/\.$/, '')}`]),
    ...(question.files?.toCheck === true ? ['biuro sprawdza każdy plik', ...entryNotes(question)] : []),
    ...(asText === null ? [] : [`na początku: ${asText}`]),
    ...(staffOnly === true ? ['tylko dla biura'] : []),
    ...(askedAt === 'desk' ? ['pyta biuro na miejscu'] : []),
    ...(askedAt === 'gate' ? ['pyta obsługa przy wejściu'] : []),
    ...(seenBy === undefined
      ? []
      : [`odpowiedź widzi: ${seenBy.map((right) => readersOfAnswers[right]).join(', ')}`]),
    ...(keepDays === undefined ? [] : [`do usunięcia ${keepDays} dni po wydarzeniu (ręcznie)`]),
  ]
}

/** What an organiser has changed about a document at the entry. */
function entryNotes({ files }: Question): string[] {
  const effect = files?.atEntry
  return effect === undefined || effect === 'warn' ? [] : [`bez dokumentu przy wejściu ${effects[effect]}`]
}

function boundNotes({ type }: Question, bound: Question['min'], side: 'min' | 'max'): string[] {
  const { bounds } = questionTypes[type].settings
  if (bound === undefined || bounds === undefined) return []
  const isMoney = bounds === 'grosze' && typeof bound === 'number'
  const text = isMoney ? formatMoney(bound) : typeof bound === 'string' ? dayText(bound) : String(bound)
  return [`${BOUNDS[bounds][side]}: ${text}`]
}

type OwnFact = EventDefinition['facts'][number]

const ORDERS = {
  oldest: 'od najstarszej osoby',
  youngest: 'od najmłodszej osoby',
  typed: 'w\u00a0kolejności wpisywania',
} as const

/** Names that the organiser has given to ranges, counts and ranks among the people. */
export function factsSection(speaker: TextContext): TextSection {
  const { facts } = speaker.definition
  const rows = facts.map((own) => row(`facts/${own.id}`, own.name, ...factWords(own, speaker)))
  const notes = ['Te nazwy stoją w\u00a0cenniku i\u00a0w\u00a0warunkach.']
  return { id: 'pojecia', title: 'Pojęcia', parts: rows.length === 0 ? [] : [part(rows, { notes })] }
}

function factWords(own: OwnFact, speaker: TextContext): [value: string, notes: string[]] {
  switch (own.kind) {
    case 'class':
      return [
        own.of === 'person' ? 'pierwsze, co pasuje do osoby' : 'pierwsze, co pasuje do zgłoszenia',
        own.values.map(
          ({ name, when }) =>
            `${name}: ${when === undefined ? 'w\u00a0pozostałych przypadkach' : speaker.when(when)}`,
        ),
      ]
    case 'count':
      return ['ile osób w\u00a0zgłoszeniu spełnia warunek', [speaker.when(own.when)]]
    case 'rank':
      return [
        `która to osoba w\u00a0zgłoszeniu, ${ORDERS[own.order]}`,
        whenNote(speaker, own.among, 'liczą się'),
      ]
    case 'sum':
      return [sumText(own, speaker), []]
  }
}

/** 'suma: liczba osób, minus liczba dzieci, jeszcze 9; ile razy mieści się w niej 10, każde rozpoczęte'. */
function sumText(
  { per, of, times, plus, divided }: Extract<OwnFact, { kind: 'sum' }>,
  speaker: TextContext,
): string {
  const parts = of.map((name) => summand(name, times[name] ?? 1, speaker))
  const more = plus === 0 ? [] : [plus > 0 ? `jeszcze ${plus}` : `minus ${-plus}`]
  const sum = `${per === 'person' ? 'suma u\u00a0jednej osoby' : 'suma'}: ${[...parts, ...more].join(', ')}`
  if (divided === undefined) return sum
  return `${sum}; liczy się każde ${divided.round === 'up' ? 'rozpoczęte' : 'pełne'} ${divided.by}`
}

/** 'liczba osób', '2 × liczba („Pokój”)', 'minus liczba osób'. */
function summand(name: string, times: number, speaker: TextContext): string {
  const phrase = lowerFirst(speaker.fact(name).name)
  const counted = Math.abs(times) === 1 ? phrase : `${Math.abs(times)} × ${phrase}`
  return times < 0 ? `minus ${counted}` : counted
}
