import type { EventDefinition, Question } from '../event/definition/definition.ts'
import { readAnswer } from '../form/answer.ts'
import { piecesOf } from '../lists/marks.ts'
import { asksForPlace, placeOf } from '../lists/place-questions.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { isSecret } from '../registration/secret-answers.ts'
import type { RegistrationState } from '../registration/states.ts'
import { type Figure, figure } from './figure.ts'

type Answered = Pick<RegistrationDraft, 'answers' | 'choices'>

interface CountedPerson extends Answered {
  readonly birthDate: string | null
  readonly sex: string | null
  readonly participantGroup: string | null
  readonly participantType: string | null
}

export interface CountedRegistration extends Answered {
  readonly state: RegistrationState
  readonly definition: EventDefinition
  readonly headcount: number | null
  readonly people: readonly CountedPerson[]
  /** The Polish day on which it was made, ISO. */
  readonly day: string
}

/** The states in which a registration has its places. */
const TAKING_PART: readonly RegistrationState[] = ['awaiting_approval', 'awaiting_payment', 'confirmed']

/** What a registration adds to the statistics: by state always, by everything else while it takes part. */
export function figuresOfPeople(registration: CountedRegistration): Figure[] {
  const { state, definition, people, day } = registration
  const all = { registrations: 1, people: registration.headcount ?? people.length }
  const ofState = figure('state', state, all)
  if (!TAKING_PART.includes(state)) return [ofState]
  return [
    ofState,
    figure('total', '', all),
    figure('day', day, all),
    ...answersOf(definition, 'registration', registration, { registrations: 1 }),
    ...people.flatMap((person) => [
      ...ofPlace(definition, person),
      ...answersOf(definition, 'person', person, { people: 1 }),
    ]),
  ]
}

function ofPlace({ groups, types, ask }: EventDefinition, person: CountedPerson): Figure[] {
  const of = (report: string, key: string | null) => figure(report, key ?? '', { people: 1 })
  return [
    ...(groups.length === 0 ? [] : [of('group', person.participantGroup)]),
    ...(types.length === 0 ? [] : [of('type', person.participantType)]),
    ...(ask.sex === 'no' ? [] : [of('sex', person.sex)]),
    ...(ask.birthDate === 'no' ? [] : [of('born', person.birthDate)]),
  ]
}

/** What not everybody of the staff saw when it was answered is counted apart. */
const reportOfAnswer = ({ id, seenBy }: Pick<Question, 'id' | 'seenBy'>): string =>
  `${seenBy === undefined ? 'answer' : 'guarded'}.${id}`

/** By each option of what was chosen and answered. Of a secret answer nothing is counted. */
function answersOf(
  { items, questions }: EventDefinition,
  per: 'person' | 'registration',
  { answers, choices }: Answered,
  one: { readonly registrations?: 1; readonly people?: 1 },
): Figure[] {
  return [
    ...items
      .filter((item) => item.per === per && item.choose !== 'always' && item.choose !== 'amount')
      .flatMap(({ id }) =>
        piecesOf(choices[id]).map(([option, pieces]) => figure(`extra.${id}`, option, { ...one, pieces })),
      ),
    ...questions
      .filter((question) => question.of === per && !isSecret(question))
      .flatMap((question) => {
        const report = reportOfAnswer(question)
        const place = asksForPlace(question) ? placeOf(answers[question.id]) : null
        if (place !== null) return [figure(report, place, one)]
        const reading = readAnswer(question, answers[question.id])
        if (reading.state !== 'given') return []
        const { value } = reading
        if (typeof value === 'boolean') return [figure(report, value ? 'yes' : 'no', one)]
        if (question.options.length === 0) return []
        const chosen = typeof value === 'object' ? value : [String(value)]
        return chosen.map((option) => figure(report, option, one))
      }),
  ]
}
