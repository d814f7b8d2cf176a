import type { EventDefinition, Question } from '#domain/event/definition.ts'
import { lowerFirst } from '../listing.ts'
import { part, row, type SaidRow, type SaidSection, type Speaker, whenNote } from './said.ts'

const TYPES: Readonly<Record<Question['type'], string>> = {
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
}

/** What is asked, of whom and when. */
export function questionsSection(speaker: Speaker): SaidSection {
  const ask = ({ id, label, type, of, required, help, options, when }: Question): SaidRow =>
    row(`questions/${id}`, label, `${TYPES[type]}, ${required ? 'wymagane' : 'nieobowiązkowe'}`, [
      of === 'person' ? 'pytamy o\u00a0każdą osobę' : 'pytamy raz w\u00a0zgłoszeniu',
      ...whenNote(speaker, when),
      ...(options.length === 0 ? [] : [`odpowiedzi: ${options.map(({ name }) => name).join(', ')}`]),
      ...(help === undefined ? [] : [help]),
    ])
  const { questions } = speaker.definition
  return { id: 'pytania', title: 'Pytania', parts: questions.length === 0 ? [] : [part(questions.map(ask))] }
}

type OwnFact = EventDefinition['facts'][number]

const ORDERS = {
  oldest: 'od najstarszej osoby',
  youngest: 'od najmłodszej osoby',
  typing: 'w\u00a0kolejności wpisywania',
} as const

/** Names that the organiser has given to ranges, counts and places among the people. */
export function factsSection(speaker: Speaker): SaidSection {
  const { facts } = speaker.definition
  const rows = facts.map((own) => row(`facts/${own.id}`, own.name, ...factWords(own, speaker)))
  const notes = ['Te nazwy stoją w\u00a0cenniku i\u00a0w\u00a0warunkach.']
  return { id: 'pojecia', title: 'Pojęcia', parts: rows.length === 0 ? [] : [part(rows, { notes })] }
}

function factWords(own: OwnFact, speaker: Speaker): [value: string, notes: string[]] {
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
  speaker: Speaker,
): string {
  const parts = of.map((name) => summand(name, times[name] ?? 1, speaker))
  const more = plus === 0 ? [] : [plus > 0 ? `jeszcze ${plus}` : `minus ${-plus}`]
  const sum = `${per === 'person' ? 'suma u\u00a0jednej osoby' : 'suma'}: ${[...parts, ...more].join(', ')}`
  if (divided === undefined) return sum
  return `${sum}; liczy się każde ${divided.round === 'up' ? 'rozpoczęte' : 'pełne'} ${divided.by}`
}

/** 'liczba osób', '2 × liczba („Pokój”)', 'minus liczba osób'. */
function summand(name: string, times: number, speaker: Speaker): string {
  const said = lowerFirst(speaker.fact(name).name)
  const counted = Math.abs(times) === 1 ? said : `${Math.abs(times)} × ${said}`
  return times < 0 ? `minus ${counted}` : counted
}
