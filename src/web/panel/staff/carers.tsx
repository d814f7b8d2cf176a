import { type FormEvent, type ReactNode, useState } from 'react'
import { minorsWords } from '#i18n/pl/staff.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { Tag } from '../shared/tag.tsx'
import { CarerList } from './carer-list.tsx'
import { carerRefusal } from './carer-words.ts'
import { type CareGroup, fullName, type Staff, useCarerAssigned } from './staff-api.ts'

interface Props {
  readonly staff: Staff
  readonly scope: EventScope
  readonly today: Temporal.PlainDate
  readonly onDone: (words: string) => void
}

/** Who has care of which group; the server refuses whoever lacks a required check. */
export function Carers(props: Props): ReactNode {
  const { staff } = props
  return (
    <section aria-labelledby="opiekunowie">
      <h2 id="opiekunowie">Opiekunowie grup</h2>
      {staff.groups.length === 0 && <p>Opiekunów przypiszesz, gdy otworzysz zapisy.</p>}
      <div className="staff-groups">
        {staff.groups.map((group) => (
          <Group key={group.id ?? ''} {...props} group={group} />
        ))}
      </div>
    </section>
  )
}

function Group({ staff, scope, today, onDone, group }: Props & { readonly group: CareGroup }): ReactNode {
  const heading = `grupa-${group.id ?? 'wszystkie'}`
  return (
    <article className="staff-group" aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{group.name}</h3>
        {group.minors > 0 && <span>{minorsWords(group.minors)}</span>}
        {group.lacksCarer && (
          <Tag tone="bad" icon="alert">
            brak opiekuna
          </Tag>
        )}
      </header>
      <CarerList
        {...{ staff, scope, today, onDone }}
        carers={group.carers}
        place={{ group: group.id }}
        name={group.name}
      />
      <Assign {...{ staff, scope, today, onDone, group }} />
    </article>
  )
}

function Assign({ staff, scope, today, onDone, group }: Props & { readonly group: CareGroup }): ReactNode {
  const [chosen, choose] = useState<string | null>(null)
  const [touched, setTouched] = useState(false)
  const assign = useCarerAssigned(scope)
  const others = staff.people.filter(({ id }) => group.carers.every(({ personId }) => personId !== id))
  const person = others.find(({ id }) => id === chosen)
  if (others.length === 0) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (person === undefined) return
    assign.mutate(
      { personId: person.id, place: { group: group.id } },
      {
        onSuccess: () => {
          choose(null)
          setTouched(false)
          onDone(`${fullName(person)}: opiekun (${group.name}).`)
        },
      },
    )
  }
  return (
    <form className="staff-assign" onSubmit={submit} noValidate>
      <SelectField
        id={`opiekun-${group.id ?? 'wszystkie'}`}
        label={`Nowy opiekun: ${group.name}`}
        error={person === undefined ? 'Wybierz osobę.' : carerRefusal(assign.error, person, today)}
        touched={touched}
        value={person?.id ?? null}
        options={others.map((each) => ({ value: each.id, label: `${fullName(each)}, ${each.role}` }))}
        onChange={(id) => {
          assign.reset()
          choose(id)
        }}
      />
      <button
        type="submit"
        className="btn quiet"
        aria-label={`Przypisz: ${group.name}`}
        disabled={assign.isPending}
      >
        Przypisz
      </button>
    </form>
  )
}
