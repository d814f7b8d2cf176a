import { useState } from 'react'
import type { EventDefinition } from '#domain/event/definition.ts'
import { readPesel } from '#domain/pesel.ts'
import type { CompiledDefinition } from '#domain/quote/compile.ts'
import { isFor } from '#domain/quote/gate.ts'
import { personScopes, type Scope, wholeScope } from '#domain/quote/scope.ts'
import { formatDate, readDay } from '#domain/time.ts'
import { formWords } from '#i18n/pl/form.ts'
import { tie } from '#i18n/typography.ts'
import { DayField } from '#web/kit/day-field.tsx'
import { birthYears, dayText } from '#web/kit/day-text.ts'
import { RadioField, TextField } from '#web/ui/field.tsx'
import type { FormTools } from './form-tools.ts'
import { changePerson, type PersonEntry, removePerson } from './order.ts'
import { personPlace } from './person-name.ts'

/** The button that adds somebody: where the focus goes when somebody is taken away. */
export const ADD = 'dodaj-osobe'

/** The person being entered, on a sheet of its own. */
export function PersonSheet({ person, tools }: { person: PersonEntry; tools: FormTools }) {
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
        {!isMe && (
          <button
            type="button"
            className="link"
            aria-label={`Usuń: ${place}`}
            onClick={() => {
              change((before) => removePerson(before, person.ref))
              tools.focus(ADD)
            }}
          >
            Usuń
          </button>
        )}
      </div>
      <div className="two">
        <TextField
          {...field('imie')}
          label="Imię"
          value={person.firstName}
          onChange={(firstName) => put('imie', { firstName })}
          autoComplete={isMe ? 'given-name' : 'off'}
        />
        <TextField
          {...field('nazwisko')}
          label="Nazwisko"
          value={person.lastName}
          onChange={(lastName) => put('nazwisko', { lastName })}
          autoComplete={isMe ? 'family-name' : 'off'}
        />
      </div>
      {definition.ask.birthDate !== 'no' && <Birth person={person} tools={tools} put={put} />}
      {definition.ask.sex !== 'no' && (
        <RadioField
          {...field('plec')}
          label="Płeć"
          value={person.sex}
          options={[
            { value: 'FEMALE', label: 'Kobieta' },
            { value: 'MALE', label: 'Mężczyzna' },
          ]}
          onChange={(sex) => put('plec', { sex: sex === 'MALE' ? 'MALE' : 'FEMALE' })}
        />
      )}
      {definition.types.length > 0 && (
        <RadioField
          {...field('rodzaj')}
          label={tie(definition.typeLabel)}
          value={person.type}
          options={typesFor(person, tools).map(({ id, name, note }) => ({
            value: id,
            label: tie(name),
            ...(note === undefined ? {} : { note: tie(note) }),
          }))}
          onChange={(type) => put('rodzaj', { type })}
        />
      )}
    </section>
  )
}

/** Types that this person may have, as far as is known; a chosen one that does not fit stays in view. */
function typesFor(person: PersonEntry, { compiled, draft, context }: FormTools): EventDefinition['types'] {
  const scope = scopeOf(person, draft, context)
  return compiled.definition.types.filter(({ id }) => id === person.type || fits(compiled, id, scope))
}

function fits({ types }: CompiledDefinition, type: string, scope: Scope | undefined): boolean {
  const place = types.get(type)
  return scope === undefined || place === undefined || isFor(place.gate, scope) !== false
}

const scopeOf = (person: PersonEntry, draft: FormTools['draft'], context: FormTools['context']) =>
  personScopes(wholeScope(draft, context)).find((scope) => scope.person?.ref === person.ref)

interface BirthProps {
  readonly person: PersonEntry
  readonly tools: FormTools
  readonly put: (part: string, patch: Partial<PersonEntry>) => void
}

function Birth({ person, tools, put }: BirthProps) {
  const { definition } = tools.compiled
  const [byPesel, setByPesel] = useState(false)
  const id = `${person.ref}-urodzenie`
  const day = readDay(definition.dates.ageDay ?? definition.dates.start ?? '')
  const hint = [
    day === null ? '' : `Liczy się wiek w\u00a0dniu ${formatDate(day)}.`,
    definition.ask.birthDate === 'optional' ? 'Nieobowiązkowe.' : '',
  ]
    .join(' ')
    .trim()
  return (
    <DayField
      id={id}
      label="Data urodzenia"
      {...(hint === '' ? {} : { hint })}
      {...tools.shown(id)}
      value={person.birth}
      years={birthYears(tools.context.now.year)}
      onChange={(birth) => put('urodzenie', { birth })}
    >
      {byPesel ? (
        <PeselField person={person} put={put} />
      ) : (
        <button
          type="button"
          className="link"
          onClick={() => {
            setByPesel(true)
            tools.focus(`${person.ref}-pesel`)
          }}
        >
          Wolę podać PESEL
        </button>
      )}
    </DayField>
  )
}

/** Reads the birth date out of a PESEL; the number itself is neither kept nor sent. */
function PeselField({ person, put }: Omit<BirthProps, 'tools'>) {
  const [typed, setTyped] = useState('')
  const read = (text: string) => {
    setTyped(text)
    const pesel = readPesel(text)
    if (pesel === null) return
    put('urodzenie', { birth: dayText(pesel.birthDate.toString()), sex: pesel.sex })
  }
  const wrong = typed.trim() !== '' && readPesel(typed) === null
  return (
    <TextField
      id={`${person.ref}-pesel`}
      label="PESEL"
      hint="Odczytamy z niego datę. Numeru nie zapisujemy."
      error={wrong ? formWords['BROWSER_OS.FORM.INVALID_PESEL'] : null}
      touched={typed !== ''}
      value={typed}
      onChange={read}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
