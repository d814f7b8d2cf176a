import type { Question } from '#domain/event/definition/definition.ts'
import { TAG } from '#domain/lists/conditions.ts'
import { documentMark, mark, marksOfAnswers, marksOfChoices, NONE, SOME } from '#domain/lists/marks.ts'
import { nameKey } from '#domain/lists/name-key.ts'
import { searchKeys } from '#domain/lists/words.ts'
import { deadlineOf } from '#domain/values/polish-time.ts'
import { documentsAbout } from './document-columns.ts'
import type { Subject, SubjectPerson } from './load-subjects.ts'
import { markPrefix } from './mark-query.ts'
import type { NewListRow } from './refresh.queries.ts'
import { dayOf } from './share-of.ts'

/** Sorts behind all days of birth. */
const UNKNOWN = '9999-12-31'

/** The rows of a registration: one for itself, and one for each of its people. */
export function rowsOf(subject: Subject, now: Temporal.Instant): NewListRow[] {
  const { eventId, registrationId, definition, people } = subject
  const shared = {
    ...{ eventId, registrationId, createdAt: subject.createdAt.toString() },
    outdatedAt: outdatedAt(subject, now),
  }
  const ofAll = [
    mark('state', subject.state),
    mark('paid', subject.paidness),
    mark('left', subject.left > 0 ? SOME : NONE),
    mark('day', dayOf(subject)),
    // Only where something is missing: rows that were written before have no mark either.
    ...(subject.lacking.length > 0 ? [mark('lacking', SOME)] : []),
    ...subject.tags.map((tag) => mark(TAG, tag)),
    ...marksOfChoices(itemsPer(subject, 'registration'), subject.choices),
    ...marksOfAnswers(definition, 'registration', subject.answers),
  ]
  const whole: NewListRow = {
    ...{ ...shared, list: 'registrations', rowId: registrationId, born: UNKNOWN },
    nameKey: nameKey(subject.contactLastName, subject.contactFirstName),
    marks: behind('registrations', eventId, [
      ...ofAll,
      ...ticketsOf(subject),
      ...people.flatMap(placeOf),
      ...documentMarks(subject, null),
      ...searchKeys({
        names: [nameOfContact(subject), ...people.map(nameOf)],
        surname: subject.contactLastName,
        numbers: [subject.number, ...people.flatMap(({ numbers }) => Object.values(numbers))],
        ...contactOf(subject),
      }),
    ]),
  }
  const each = people.map(
    (person): NewListRow => ({
      ...{ ...shared, list: 'people', rowId: person.participantId, born: person.birthDate ?? UNKNOWN },
      nameKey: nameKey(person.lastName, person.firstName),
      marks: behind('people', eventId, [
        ...ofAll,
        ...placeOf(person),
        ...documentMarks(subject, person),
        mark('ticket', person.ticket),
        mark('sex', person.sex ?? NONE),
        ...marksOfChoices(itemsPer(subject, 'person'), person.choices),
        ...marksOfAnswers(definition, 'person', person.answers),
        ...searchKeys({
          names: [nameOf(person)],
          surname: person.lastName,
          numbers: [subject.number, ...Object.values(person.numbers)],
          ...contactOf(subject, person),
        }),
      ]),
    }),
  )
  return [whole, ...each]
}

const nameOf = ({ firstName, lastName }: SubjectPerson) => `${firstName} ${lastName}`
const nameOfContact = (subject: Subject) => `${subject.contactFirstName} ${subject.contactLastName}`

const itemsPer = ({ definition: { items } }: Subject, per: 'person' | 'registration') => ({
  items: items.filter((item) => item.per === per && item.choose !== 'always'),
})

const placeOf = ({ participantGroup, participantType }: SubjectPerson): string[] => [
  ...(participantGroup === null ? [] : [mark('group', participantGroup)]),
  ...(participantType === null ? [] : [mark('type', participantType)]),
]

/** Of every question about files: which of them are documents to be checked may change at any time. */
const documentMarks = (subject: Subject, person: SubjectPerson | null): string[] =>
  documentsAbout(subject, person).map(({ question, state }) => documentMark(question.id, state))

/** Of a registration that counts heads its own ticket, otherwise those of its people. */
const ticketsOf = ({ headcount, ticket, people }: Subject): string[] =>
  headcount === null
    ? [...new Set(people.map((person) => mark('ticket', person.ticket)))]
    : [mark('ticket', ticket)]

/** Of the registrant, and what the person has given besides, where everybody may see it. */
function contactOf(subject: Subject, person?: SubjectPerson) {
  const given = (...types: Question['type'][]) =>
    subject.definition.questions.flatMap((question) => {
      const answer = person?.answers[question.id]
      const isOpen = question.of === 'person' && question.seenBy === undefined
      return isOpen && types.includes(question.type) && typeof answer === 'string' && answer !== ''
        ? [answer]
        : []
    })
  return {
    emails: [subject.contactEmail, ...given('email')],
    phones: [subject.contactPhone, ...given('phone', 'otherPhone')],
  }
}

const behind = (list: NewListRow['list'], eventId: string, marks: readonly string[]): string[] => [
  ...new Set(marks.map((each) => `${markPrefix(list, eventId)}${each}`)),
]

/** What is left to pay is overdue as soon as the moment for the next part is over. */
function outdatedAt({ left, due }: Subject, now: Temporal.Instant): string | null {
  if (left <= 0) return null
  const moments = due.flatMap(({ until }) => (until === null ? [] : [deadlineOf(until)]))
  const next = moments
    .filter((moment) => Temporal.Instant.compare(moment, now) >= 0)
    .sort(Temporal.Instant.compare)[0]
  return next?.add({ seconds: 1 }).toString() ?? null
}
