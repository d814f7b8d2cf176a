import { useState } from 'react'
import { heldPerson } from '#domain/quote/held.ts'
import { personScopes, type Scope, wholeScope } from '#domain/quote/scope.ts'
import { readPesel } from '#domain/values/pesel.ts'
import { formatDate } from '#domain/values/time.ts'
import { formWords } from '#i18n/pl/form.ts'
import * as words from '#i18n/pl/site/register/people.ts'
import { tie } from '#i18n/text/typography.ts'
import { DayField } from '#web/kit/day-field.tsx'
import { dayText } from '#web/kit/day-text.ts'
import { type Option, RadioField, TextField } from '#web/ui/field.tsx'
import { fullWords, leftFor, mayBeFor, shutWords } from './choices/availability.ts'
import { scarceWords } from './choices/offers.ts'
import { ADD, type ChoiceTools } from './order/form-tools.ts'
import { changePerson, type PersonEntry, proposeSurname, removePerson } from './order/order.ts'
import { personPlace } from './order/person-name.ts'
import { PersonQuestions } from './questions.tsx'

/** The person being entered, on a separate sheet. */
export function PersonSheet({
  person,
  tools,
  removable = true,
}: {
  person: PersonEntry
  tools: ChoiceTools
  /** Whether it is only typed, and may be taken away again. */
  removable?: boolean
}) {
  const { order, change, compiled } = tools
  const { definition } = compiled
  const place = personPlace(person, order)
  const isMe = person.ref === order.registrant
  const field = (part: string) => ({ id: `${person.ref}-${part}`, ...tools.shown(`${person.ref}-${part}`) })
  const put = (part: string, patch: Partial<PersonEntry>) =>
    change((before) => changePerson(before, person.ref, patch, `${person.ref}-${part}`))
  return (
    <section className="sheet" aria-labelledby={`${person.ref}-tytul`}>
      <div className="sheet-top">
        <h2 id={`${person.ref}-tytul`} tabIndex={-1}>
          {place}
        </h2>
        {removable && !isMe && (
          <button
            type="button"
            className="link"
            aria-label={words.ofPerson(words.remove, place)}
            onClick={() => {
              change((before) => removePerson(before, person.ref))
              tools.focus(ADD)
            }}
          >
            {words.remove}
          </button>
        )}
      </div>
      <div className="two">
        <TextField
          {...field('imie')}
          label={words.firstName}
          value={person.firstName}
          // While the name is typed: once the surname has the focus, a change would take its selection away.
          onChange={(firstName) =>
            change((before) =>
              proposeSurname(
                changePerson(before, person.ref, { firstName }, `${person.ref}-imie`),
                person.ref,
              ),
            )
          }
          autoComplete={isMe ? 'given-name' : 'off'}
        />
        <TextField
          {...field('nazwisko')}
          label={words.lastName}
          value={person.lastName}
          onChange={(lastName) => put('nazwisko', { lastName })}
          autoComplete={isMe ? 'family-name' : 'off'}
        />
      </div>
      {definition.ask.birthDate !== 'no' && <Birth person={person} tools={tools} put={put} />}
      {definition.ask.sex !== 'no' && (
        <RadioField
          {...field('plec')}
          label={words.sex}
          value={person.sex}
          options={[
            { value: 'FEMALE', label: words.female },
            { value: 'MALE', label: words.male },
          ]}
          onChange={(sex) => put('plec', { sex: sex === 'MALE' ? 'MALE' : 'FEMALE' })}
        />
      )}
      {definition.types.length > 0 && (
        <RadioField
          {...field('rodzaj')}
          label={tie(definition.typeLabel)}
          value={person.type}
          options={typesFor(person, tools)}
          onChange={(type) => put('rodzaj', { type })}
        />
      )}
      <PersonQuestions person={person} tools={tools} step="osoby" />
    </section>
  )
}

/** Types for which this person is eligible, as far as known; a chosen one that does not fit stays in view. */
function typesFor(person: PersonEntry, tools: ChoiceTools): Option[] {
  const { compiled, draft, context, free } = tools
  const scopes = [scopeOf(person, draft, context)].flatMap((scope) => scope ?? [])
  return compiled.definition.types.flatMap(({ id, name, note }) => {
    const place = compiled.types.get(id)
    if (
      place === undefined ||
      (id !== person.type && !scopes.every((scope) => mayBeFor(place.gate, scope, compiled)))
    )
      return []
    const asOne = scopes.map((scope) => withType(scope, id))
    const left = leftFor(place.claims, asOne, free)
    const isHeld = asOne.every((scope) => heldPerson(scope)?.type === id)
    const full = fullWords(place.claims, asOne, tools)
    const gone = full.gone ?? shutWords(place.gate, scopes)
    const about = tie([note, full.note ?? scarceWords(left)].filter(Boolean).join(', '))
    return [
      {
        value: id,
        label: tie(name),
        ...(about === '' ? {} : { note: about }),
        ...(gone === null || id === person.type || isHeld ? {} : { disabled: gone }),
      },
    ]
  })
}

/** The scope as if the person had the type. */
const withType = (scope: Scope, type: string): Scope => ({
  ...scope,
  person: scope.person === null ? null : { ...scope.person, type },
})

/** The day that determines this person's age: of the chosen term or group, otherwise of the event. */
export function ageDayOf(
  person: PersonEntry,
  { compiled, draft, context }: ChoiceTools,
): Temporal.PlainDate | null {
  const scope = scopeOf(person, draft, context)
  return scope === undefined ? null : compiled.dates(scope).ageDay
}

const scopeOf = (person: PersonEntry, draft: ChoiceTools['draft'], context: ChoiceTools['context']) =>
  personScopes(wholeScope(draft, context)).find((scope) => scope.person?.ref === person.ref)

interface BirthProps {
  readonly person: PersonEntry
  readonly tools: ChoiceTools
  readonly put: (part: string, patch: Partial<PersonEntry>) => void
}

function Birth({ person, tools, put }: BirthProps) {
  const { definition } = tools.compiled
  const [byPesel, setByPesel] = useState(false)
  const id = `${person.ref}-urodzenie`
  const day = ageDayOf(person, tools)
  const hint = [
    day === null ? '' : words.ageCountedOn(formatDate(day)),
    definition.ask.birthDate === 'optional' ? words.optional : '',
  ]
    .join(' ')
    .trim()
  return (
    <DayField
      id={id}
      label={words.birthDate}
      {...(hint === '' ? {} : { hint })}
      {...tools.shown(id)}
      value={person.birth}
      isOwnBirth={person.ref === tools.order.registrant}
      onChange={(birth) => put('urodzenie', { birth })}
    >
      {byPesel ? (
        <PeselField person={person} question={peselQuestion(tools)} put={put} />
      ) : (
        <button
          type="button"
          className="link"
          onClick={() => {
            setByPesel(true)
            tools.focus(`${person.ref}-pesel`)
          }}
        >
          {words.ratherPesel}
        </button>
      )}
    </DayField>
  )
}

/** The question for the PESEL of each person, if the event asks for it. */
const peselQuestion = ({ compiled: { definition } }: ChoiceTools): string | null =>
  definition.questions.find(({ of, type }) => of === 'person' && type === 'pesel')?.id ?? null

/** Reads the birth date out of a PESEL; the number itself is stored only where the event asks for it. */
function PeselField({
  person,
  question,
  put,
}: Omit<BirthProps, 'tools'> & { readonly question: string | null }) {
  const [typed, setTyped] = useState('')
  const read = (text: string) => {
    setTyped(text)
    const pesel = readPesel(text)
    if (pesel === null) return
    const answers = question === null ? {} : { answers: { ...person.answers, [question]: text.trim() } }
    put('urodzenie', { birth: dayText(pesel.birthDate.toString()), sex: pesel.sex, ...answers })
  }
  const wrong = typed.trim() !== '' && readPesel(typed) === null
  return (
    <TextField
      id={`${person.ref}-pesel`}
      label={words.pesel}
      hint={question === null ? words.peselNotSaved : words.peselRead}
      error={wrong ? formWords['BROWSER_OS.FORM.INVALID_PESEL'] : null}
      touched={typed !== ''}
      value={typed}
      onChange={read}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
