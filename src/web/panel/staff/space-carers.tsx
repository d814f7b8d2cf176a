import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SelectField } from '#web/ui/field.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { CarerList } from './carer-list.tsx'
import { carerRefusal } from './carer-words.ts'
import { type CareSpace, fullName, type Staff, useCarerAssigned } from './staff-api.ts'

interface Props {
  readonly staff: Staff
  readonly scope: EventScope
  readonly today: Temporal.PlainDate
  readonly onDone: (words: string) => void
}

/** Who has care of the people of a room, of a whole house, or of a vehicle; the same checks are required as for a group. */
export function SpaceCarers(props: Props): ReactNode {
  const { staff, scope } = props
  const looked = staff.places.filter(({ carers }) => carers.length > 0)
  return (
    <section aria-labelledby="opiekunowie-pokoi">
      <h2 id="opiekunowie-pokoi">Opiekunowie pokoi i&nbsp;pojazdów</h2>
      {staff.places.length === 0 ? (
        <p>
          {'Najpierw dodaj pokoje albo pojazdy: '}
          <Link to="/wydarzenia/$eventId/noclegi" params={{ eventId: scope.eventId }} search={{}}>
            Noclegi i&nbsp;przejazdy
          </Link>
        </p>
      ) : (
        <div className="staff-groups">
          {looked.map((each) => (
            <Place key={keyOf(each)} {...props} place={each} />
          ))}
          <div className="staff-group">
            <Assign {...props} />
          </div>
        </div>
      )}
    </section>
  )
}

/** Of a room or vehicle its id; of a house, which has none, its name. */
const keyOf = ({ place }: CareSpace): string => ('space' in place ? place.space : `house ${place.house}`)

function Place({ staff, scope, today, onDone, place }: Props & { readonly place: CareSpace }): ReactNode {
  return (
    <article className="staff-group" aria-label={place.name}>
      <header>
        <h3>{place.name}</h3>
      </header>
      <CarerList
        {...{ staff, scope, today, onDone }}
        carers={place.carers}
        place={place.place}
        name={place.name}
      />
    </article>
  )
}

function Assign({ staff, scope, today, onDone }: Props): ReactNode {
  const [personId, choosePerson] = useState<string | null>(null)
  const [key, chooseKey] = useState<string | null>(null)
  const [touched, setTouched] = useState(false)
  const assign = useCarerAssigned(scope)
  const person = staff.people.find(({ id }) => id === personId)
  const place = staff.places.find((each) => keyOf(each) === key)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (person === undefined || place === undefined) return
    assign.mutate(
      { personId: person.id, place: place.place },
      {
        onSuccess: () => {
          choosePerson(null)
          chooseKey(null)
          setTouched(false)
          onDone(`${fullName(person)}: opiekun (${place.name}).`)
        },
      },
    )
  }
  return (
    <form className="staff-assign" onSubmit={submit} noValidate>
      <SelectField
        id="opiekun-pokoju-kogo"
        label="Dom, pokój albo pojazd"
        error={place === undefined ? 'Wybierz, czym się opiekuje.' : null}
        touched={touched}
        value={key}
        options={staff.places.map((each) => ({ value: keyOf(each), label: each.name }))}
        onChange={chooseKey}
      />
      <SelectField
        id="opiekun-pokoju"
        label="Nowy opiekun pokoju albo pojazdu"
        error={person === undefined ? 'Wybierz osobę.' : carerRefusal(assign.error, person, today)}
        touched={touched}
        value={personId}
        options={staff.people.map((each) => ({ value: each.id, label: `${fullName(each)}, ${each.role}` }))}
        onChange={(id) => {
          assign.reset()
          choosePerson(id)
        }}
      />
      <button
        type="submit"
        className="btn quiet"
        aria-label="Przypisz do pokoju albo pojazdu"
        disabled={assign.isPending}
      >
        Przypisz
      </button>
    </form>
  )
}
