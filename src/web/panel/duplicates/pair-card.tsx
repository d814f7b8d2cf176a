import '../shared/list/rows.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SameBy } from '#domain/lists/same-person.ts'
import { pl } from '#i18n/pl.ts'
import { actionTrouble } from '../registrations/actions/use-action.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { CellView } from '../shared/list/cell-view.tsx'
import { type Choice, type Pair, type Side, useTellApart } from './duplicates-api.ts'

const SAME: Readonly<Record<SameBy, string>> = {
  pesel: 'ten sam PESEL',
  birth: 'to samo imię i\u00a0nazwisko, ta sama data urodzenia',
  email: 'to samo imię i\u00a0nazwisko, ten sam adres e-mail',
}

interface Props {
  readonly scope: EventScope
  readonly pair: Pair
  readonly mayMerge: boolean
  readonly onKeep: (choice: Choice) => void
  readonly onDone: (words: string) => void
}

/** Two registrations side by side: what differs, field by field, and the decision. */
export function PairCard({ scope, pair, mayMerge, onKeep, onDone }: Props): ReactNode {
  const { sides, people } = pair
  const [one, other] = sides
  const apart = useTellApart(scope)
  const title = [...new Set(people.flatMap(({ names }) => names))].join(', ')
  return (
    <article className="duplicate" aria-label={`${title}: ${one.number} i\u00a0${other.number}`}>
      <h2>{title}</h2>
      <p className="sub">
        {[...new Set(people.flatMap(({ sameBy }) => sameBy.map((by) => SAME[by])))].join('; ')}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {sides.map(({ id, number }) => (
              <th key={id} scope="col">
                <Link
                  to="/wydarzenia/$eventId/zgloszenia/$registrationId"
                  params={{ eventId: scope.eventId, registrationId: id }}
                >
                  {number}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            label="Zgłoszenie z"
            cells={sides.map(({ createdAt: value }) => ({ kind: 'moment', value }))}
          />
          <Row label="Stan" cells={sides.map(({ state: value }) => ({ kind: 'state', value }))} />
          <Row label="Kontakt" cells={sides.map(contactCell)} />
          <Row label="Osoby" cells={sides.map(({ people: value }) => ({ kind: 'number', value }))} />
          {people.map(({ names, differences }) =>
            differences.map(({ label, cells }) => (
              <Row
                key={`${names[0]} ${label}`}
                label={people.length > 1 ? `${names[0]}: ${label}` : label}
                cells={cells}
              />
            )),
          )}
        </tbody>
      </table>
      {mayMerge && !one.isRepeated && !other.isRepeated && (
        <p className="sub">
          W&nbsp;obu zgłoszeniach są też inne osoby. Usuń powtórzoną osobę przez „Zmień zgłoszenie”.
        </p>
      )}
      {apart.isError && (
        <p role="alert" className="error">
          {actionTrouble(apart.error)}
        </p>
      )}
      <div className="duplicate-acts">
        {mayMerge && other.isRepeated && <Keep kept={one} other={other} onKeep={onKeep} />}
        {mayMerge && one.isRepeated && <Keep kept={other} other={one} onKeep={onKeep} />}
        <button
          type="button"
          className="btn quiet"
          disabled={apart.isPending}
          onClick={() =>
            apart.mutate(pair, {
              onSuccess: () => onDone(`Zapamiętane: ${one.number} i\u00a0${other.number} to różne osoby.`),
            })
          }
        >
          To różne osoby
        </button>
      </div>
    </article>
  )
}

type Cells = Pair['people'][number]['differences'][number]['cells'][number]

const contactCell = ({ contactName, email }: Side): Cells => ({
  kind: 'text',
  value: `${contactName}, ${email}`,
})

function Row({ label, cells }: { label: string; cells: readonly Cells[] }): ReactNode {
  const [one = null, other = null] = cells
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <CellView cell={one} />
      </td>
      <td>
        <CellView cell={other} />
      </td>
    </tr>
  )
}

function Keep({ kept, other, onKeep }: Choice & { onKeep: (choice: Choice) => void }): ReactNode {
  return (
    <button type="button" className="btn quiet" onClick={() => onKeep({ kept, other })}>
      Zostaw {kept.number}
      {kept.people > other.people && `, ${pl.counts.people(kept.people)}`}
    </button>
  )
}
