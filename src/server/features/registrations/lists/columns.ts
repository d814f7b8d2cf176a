import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import { mayReadMoney, type Role } from '#domain/access/rights.ts'
import type { EventDefinition, Item, Question } from '#domain/event/definition/definition.ts'
import type { Cell } from '#domain/lists/cell.ts'
import { isSecret } from '#domain/registration/secret-answers.ts'
import { deadlineOf, localOf } from '#domain/values/polish-time.ts'
import { ageOn, readDay, readMoment } from '#domain/values/time.ts'
import { columnNames, labelOfAnswer, sexes } from '#i18n/pl/lists.ts'
import { remembered } from '#server/base/remembered.ts'
import { answerCells, choiceCell, isRepeating, kindOfAnswer } from './answer-cells.ts'
import type { Column } from './column.ts'
import { documentColumns } from './document-columns.ts'
import type { Subject, SubjectPerson } from './load-subjects.ts'
import type { ListName } from './mark-query.ts'

const text = (value: string): Cell | null => (value === '' ? null : { kind: 'text', value })
const money = (value: number): Cell => ({ kind: 'money', value })
const open = { usual: false, guarded: false }
const usual = { usual: true, guarded: false }

/** The columns that a role may see, in their usual order. PESEL is none of them for anybody. */
export function columnsOf(
  list: ListName,
  definition: EventDefinition,
  role: Role,
  now: Temporal.Instant,
): readonly Column[] {
  const shown = definition.questions.filter(
    (question) =>
      !isSecret(question) &&
      maySeeAnswer(role, question) &&
      (list === 'people' || question.of === 'registration'),
  )
  const items = definition.items.filter(
    ({ per, choose }) => choose !== 'always' && (list === 'people' || per === 'registration'),
  )
  return [
    ...(list === 'people' ? ofPerson(definition, now) : ofRegistration(definition)),
    ...(mayReadMoney(role) ? ofMoney() : []),
    ...documentColumns(definition, role),
    ...(list === 'people' ? [ticket, entered] : []),
    { key: 'lacking', label: columnNames.lacking, kind: 'text', ...open, cell: lackingCell },
    { key: 'time', label: columnNames.time, kind: 'moment', ...open, cell: timeCell },
    { key: 'tags', label: columnNames.tags, kind: 'text', ...open, cell: tagsCell },
    ...items.map((item) => ofItem(item)),
    ...shown.map((question) => ofQuestion(question, role)),
  ]
}

/** What stands before the chosen columns in a file: whose row it is. */
export const leadColumns = (list: ListName): readonly Column[] =>
  list === 'registrations'
    ? [
        {
          key: 'number',
          label: columnNames.number,
          kind: 'text',
          ...open,
          cell: ({ number }) => text(number),
        },
      ]
    : [
        {
          ...{ key: 'lastName', label: columnNames.lastName, kind: 'text', ...open },
          cell: (_, person) => text(person?.lastName ?? ''),
        },
        {
          ...{ key: 'firstName', label: columnNames.firstName, kind: 'text', ...open },
          cell: (_, person) => text(person?.firstName ?? ''),
        },
      ]

const timeCell: Column['cell'] = ({ createdAt }) => ({ kind: 'moment', value: createdAt.toString() })

const tagsCell: Column['cell'] = ({ tags }) => text(tags.join(', '))

/** Of a person the own answers, of a registration those of everybody. */
const lackingCell: Column['cell'] = ({ lacking }, person) =>
  text(
    lacking
      .filter((each) => person === null || each.person === person.ref)
      .map(({ name }) => name)
      .join(', '),
  )

const contact: readonly Column[] = [
  {
    ...{ key: 'contact', label: columnNames.contact, kind: 'text', ...open },
    cell: ({ contactFirstName, contactLastName }) => text(`${contactFirstName} ${contactLastName}`),
  },
  {
    key: 'email',
    label: columnNames.email,
    kind: 'text',
    ...open,
    cell: (subject) => text(subject.contactEmail),
  },
  {
    key: 'phone',
    label: columnNames.phone,
    kind: 'text',
    ...open,
    cell: (subject) => text(subject.contactPhone),
  },
]

const state: Column = {
  ...{ key: 'state', label: columnNames.state, kind: 'state', ...usual, repeating: true },
  cell: (subject) => ({ kind: 'state', value: subject.state }),
}

const ticket: Column = {
  ...{ key: 'ticket', label: columnNames.ticket, kind: 'ticket', ...usual, repeating: true },
  cell: (subject, person) => ({ kind: 'ticket', value: (person ?? subject).ticket }),
}

const entered: Column = {
  ...{ key: 'entered', label: columnNames.entered, kind: 'moment', ...open },
  cell: (subject, person) => {
    const at = (person ?? subject).ticketUsedAt
    return at === null ? null : { kind: 'moment', value: at.toString() }
  },
}

function ofPerson(definition: EventDefinition, now: Temporal.Instant): readonly Column[] {
  const { groups, types, numbers, ask } = definition
  const day = ageDayOf(definition, now)
  return [
    ...numbers.map(
      ({ id, name }): Column => ({
        ...{ key: `number.${id}`, label: name, kind: 'text', ...usual },
        cell: (_, person) => text(person?.numbers[id] ?? ''),
      }),
    ),
    ...(ask.birthDate === 'no' ? [] : ageColumns(day)),
    ...(ask.sex === 'no'
      ? []
      : [
          {
            ...{ key: 'sex', label: columnNames.sex, kind: 'text', ...open },
            cell: (_: Subject, person: SubjectPerson | null) =>
              text(person?.sex === 'MALE' ? sexes.MALE : person?.sex === 'FEMALE' ? sexes.FEMALE : ''),
          } satisfies Column,
        ]),
    ...(groups.length === 0 ? [] : [named('group', definition.groupLabel, 'groups', 'participantGroup')]),
    ...(types.length === 0 ? [] : [named('type', definition.typeLabel, 'types', 'participantType')]),
    state,
    {
      ...{ key: 'number', label: columnNames.number, kind: 'text', ...usual },
      cell: ({ number }) => text(number),
    },
    ...contact,
  ]
}

const ageColumns = (day: Temporal.PlainDate): readonly Column[] => {
  const ageOf = remembered((birthDate: string): Cell | null => {
    const birth = readDay(birthDate)
    return birth === null ? null : { kind: 'number', value: ageOn(birth, day) }
  }, DAYS_OF_LIVES)
  return [
    {
      ...{ key: 'age', label: columnNames.age, kind: 'number', ...usual },
      cell: (_, person) => ageOf(person?.birthDate ?? ''),
    },
    {
      ...{ key: 'born', label: columnNames.born, kind: 'day', ...open },
      cell: (_, person) => (person?.birthDate ? { kind: 'day', value: person.birthDate } : null),
    },
  ]
}
const DAYS_OF_LIVES = 50_000

/** The name of a group or type as it was when the registration was made. */
function named(
  key: string,
  label: string,
  from: 'groups' | 'types',
  of: 'participantGroup' | 'participantType',
): Column {
  const cellsIn = remembered(
    (definition: EventDefinition) => new Map(definition[from].map(({ id, name }) => [id, text(name)])),
  )
  return {
    ...{ key, label, kind: 'text', ...usual, repeating: true },
    cell: ({ definition }, person) => cellsIn(definition).get(person?.[of] ?? '') ?? null,
  }
}

function ofRegistration({ attendance, slots }: EventDefinition): readonly Column[] {
  return [
    ...contact.map((column) => ({ ...column, usual: column.key === 'contact' })),
    ...(attendance === 'headcount'
      ? []
      : [
          {
            ...{ key: 'people', label: columnNames.people, kind: 'text', ...usual },
            cell: ({ people }) =>
              text(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')),
          } satisfies Column,
        ]),
    {
      ...{ key: 'count', label: columnNames.count, kind: 'number', ...usual },
      cell: ({ headcount, people }) => ({ kind: 'number', value: headcount ?? people.length }),
    },
    ...(slots === null
      ? []
      : [
          {
            ...{ key: 'slot', label: columnNames.slot, kind: 'moment', ...usual },
            cell: ({ slot }) =>
              slot === null || readMoment(slot) === null
                ? null
                : { kind: 'moment', value: deadlineOf(slot).toString() },
          } satisfies Column,
        ]),
    state,
  ]
}

const ofMoney = (): readonly Column[] => [
  {
    ...{ key: 'paid', label: columnNames.paid, kind: 'paid', ...usual, repeating: true },
    cell: ({ paidness }) => ({ kind: 'paid', value: paidness }),
  },
  { key: 'total', label: columnNames.total, kind: 'money', ...open, cell: ({ total }) => money(total) },
  { key: 'sumPaid', label: columnNames.sumPaid, kind: 'money', ...open, cell: ({ paid }) => money(paid) },
  { key: 'left', label: columnNames.left, kind: 'money', ...open, cell: ({ left }) => money(left) },
]

const ofItem = (item: Item): Column => ({
  ...{ key: `extra.${item.id}`, label: item.name, ...open },
  kind: item.choose === 'amount' ? 'money' : 'text',
  cell: ({ definition, choices }, person) => {
    const known = definition.items.find(({ id }) => id === item.id)
    const of = known?.per === 'registration' ? choices : person?.choices
    return known === undefined ? null : choiceCell(known, of?.[item.id])
  },
})

function ofQuestion(question: Question, role: Role): Column {
  // By the question as it stood when it was answered: what was a secret, or for few, stays so.
  const shownIn = remembered(({ questions }: EventDefinition) => {
    const known = questions.find(({ id }) => id === question.id)
    if (known === undefined || isSecret(known) || !maySeeAnswer(role, known)) return null
    return { ofAll: known.of === 'registration', cellOf: answerCells(known) }
  })
  return {
    ...{ key: `answer.${question.id}`, label: labelOfAnswer(question), usual: false },
    ...{ guarded: question.seenBy !== undefined, kind: kindOfAnswer(question) },
    repeating: isRepeating(question),
    cell: ({ definition, answers }, person) => {
      const shown = shownIn(definition)
      return shown?.cellOf((shown.ofAll ? answers : person?.answers)?.[question.id]) ?? null
    },
  }
}

/** The day on which the ages of a list are reckoned: that of the event. Terms and groups may have days of their own. */
export const ageDayOf = ({ dates }: EventDefinition, now: Temporal.Instant): Temporal.PlainDate =>
  readDay(dates.ageDay ?? dates.start ?? '') ?? localOf(now).toPlainDate()
