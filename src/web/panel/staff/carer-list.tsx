import type { ReactNode } from 'react'
import type { CarePlace } from '#domain/staff/care-place.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { Tag } from '../shared/tag.tsx'
import { CARER_LOOKS, lacksIn } from './carer-words.ts'
import { type CareGroup, fullName, type Staff, staffTrouble, useCarerRemoved } from './staff-api.ts'

/** The carers of a group, a room, a house or a vehicle, each with what stands in the way and a way to end the care. */
export function CarerList(props: {
  staff: Staff
  scope: EventScope
  today: Temporal.PlainDate
  onDone: (words: string) => void
  carers: CareGroup['carers']
  place: CarePlace
  /** As people read it. */
  name: string
}): ReactNode {
  const { staff, scope, today, onDone, carers, place, name } = props
  const remove = useCarerRemoved(scope)
  return (
    <>
      <ul>
        {carers.map(({ personId, standing }) => {
          const person = staff.people.find(({ id }) => id === personId)
          if (person === undefined) return null
          const { words, ...look } = CARER_LOOKS[standing]
          return (
            <li key={personId}>
              <b>{fullName(person)}</b>
              <Tag {...look}>{words}</Tag>
              <button
                type="button"
                className="link"
                aria-label={`Odpisz: ${fullName(person)}, ${name}`}
                disabled={remove.isPending}
                onClick={() =>
                  remove.mutate(
                    { personId, place },
                    { onSuccess: () => onDone(`${fullName(person)}: bez opieki (${name}).`) },
                  )
                }
              >
                Odpisz
              </button>
              {standing === 'blocked' && <p>{lacksIn(person, today)}</p>}
            </li>
          )
        })}
      </ul>
      {remove.isError && <p role="alert">{staffTrouble(remove.error)}</p>}
    </>
  )
}
