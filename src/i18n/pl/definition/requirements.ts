import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { part, row, type TextContext, type TextSection, whenNote } from './definition-text.ts'

const CODES: Readonly<Record<EventDefinition['requirements'][number]['code'], string>> = {
  too_young: 'za młoda osoba',
  too_old: 'za wysoki wiek',
  not_eligible: 'nie dla tej osoby',
  guardian_must_register: 'zapisuje rodzic lub opiekun prawny',
  adult_must_register_personally: 'osoba pełnoletnia zapisuje się sama',
  limit_per_registrant: 'za dużo w\u00a0jednym zgłoszeniu',
  limit_per_person: 'za dużo dla jednej osoby',
  group_too_small: 'za mało osób',
  not_open: 'zapisy jeszcze się nie zaczęły',
  closed: 'zapisy zamknięte',
  invite_only: 'tylko z\u00a0zaproszeniem',
  code_invalid: 'zły kod',
  room_capacity: 'za mały pokój',
  no_such_option: 'nie ma takiego wyboru',
  field_missing: 'czegoś brakuje',
}

/** What must be met, who needs a carer, who waits for approval. */
export function requirementsSection(speaker: TextContext): TextSection {
  const { requirements, carers, approvals, questions } = speaker.definition
  const placeOf = (where: string) => questions.find(({ id }) => id === where)?.label ?? speaker.item(where)
  const rules = requirements.map(({ id, of, when, must, code, where, message }) =>
    row(`requirements/${id}`, message, '', [
      `warunek: ${speaker.when(must)}`,
      [`sprawdzamy ${of === 'person' ? 'każdą osobę' : 'całe zgłoszenie'}`, ...whenNote(speaker, when)].join(
        ', ',
      ),
      `inaczej odmowa: ${CODES[code]}`,
      ...(where === undefined ? [] : [`przy polu: ${FIELDS[where] ?? placeOf(where)}`]),
    ]),
  )
  const caring =
    carers === null
      ? []
      : [
          row('carers', 'Opiekun na wydarzeniu', `najwyżej ${carers.most} na jednego opiekuna`, [
            `potrzebny, gdy: ${speaker.when(carers.for)}`,
            `może nim być: ${speaker.when(carers.may)}`,
          ]),
        ]
  const waiting = approvals.map(({ id, name, when, payment }) =>
    row(
      `approvals/${id}`,
      `Potwierdza biuro: ${name}`,
      payment === 'after' ? 'płatność dopiero po potwierdzeniu' : 'płatność od razu',
      whenNote(speaker, when),
    ),
  )
  const rows = [...rules, ...caring, ...waiting]
  return { id: 'wymagania', title: 'Wymagania', parts: rows.length === 0 ? [] : [part(rows)] }
}

const FIELDS: Readonly<Record<string, string>> = {
  birthDate: 'data urodzenia',
  group: 'grupa',
  type: 'rodzaj udziału',
  sex: 'płeć',
  slot: 'godzina wejścia',
  code: 'hasło',
  people: 'liczba osób',
  carer: 'opiekun',
}

/** Consents and declarations, and numbers that people receive. */
export function statementsSection(speaker: TextContext): TextSection {
  const rows = speaker.definition.statements.map(({ id, text, version, required, document, when, once }) =>
    row(`statements/${id}`, text, required ? 'wymagane' : 'dobrowolne', [
      `wersja ${version}`,
      ...(document === undefined ? [] : [`dokument: „${document.name}”`]),
      ...whenNote(speaker, when),
      ...(once ? ['raz dla całego zgłoszenia'] : []),
    ]),
  )
  return { id: 'zgody', title: 'Zgody', parts: rows.length === 0 ? [] : [part(rows)] }
}

const GIVEN = { confirmation: 'po potwierdzeniu', payment: 'po wpłacie' } as const
const RUNS = {
  event: 'jedna kolejność w\u00a0wydarzeniu',
  group: 'osobna kolejność w\u00a0każdej grupie',
  type: 'osobna kolejność w\u00a0każdym rodzaju udziału',
} as const

export function numbersSection(speaker: TextContext): TextSection {
  const rows = speaker.definition.numbers.map(({ id, name, pattern, given, per, from, when }) =>
    row(`numbers/${id}`, name, `wzór ${pattern}, od ${from}`, [
      `nadawany ${GIVEN[given]}`,
      RUNS[per],
      ...whenNote(speaker, when, 'dla kogo'),
    ]),
  )
  return { id: 'numery', title: 'Numery', parts: rows.length === 0 ? [] : [part(rows)] }
}
