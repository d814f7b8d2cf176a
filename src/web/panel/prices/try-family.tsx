import { type ReactNode, useId, useMemo, useState } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import {
  EXAMPLE_FAMILY,
  type ExamplePerson,
  quoteOfFamily,
} from '#domain/event/draft/prices/example-family.ts'
import type { Quote } from '#domain/quote/quote-result.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { pl } from '#i18n/pl.ts'
import { lineViews } from '#web/kit/line-views.ts'
import { NumberInput } from './number-input.tsx'

/** 'Wypróbuj': what a family pays by the draft, priced by the same rules as on the site. */
export function TryFamily({ definition }: { definition: EventDefinition }): ReactNode {
  const [family, setFamily] = useState(EXAMPLE_FAMILY)
  const quoted = useMemo(
    () => quoteOfFamily(definition, family, localOf(Temporal.Now.instant())),
    [definition, family],
  )
  const id = useId()
  return (
    <aside className="try sheet" aria-labelledby={id}>
      <h2 id={id}>Wypróbuj</h2>
      <p className="sub">{`${pl.counts.people(family.length)}, zapis dzisiaj`}</p>
      {quoted === null ? (
        <p>Teraz nie da się tego policzyć. Co poprawić, mówi pulpit.</p>
      ) : (
        <Lines definition={definition} family={family} quoted={quoted} />
      )}
      <details>
        <summary>Zmień rodzinę</summary>
        <FamilyForm family={family} onChange={setFamily} />
      </details>
    </aside>
  )
}

function Lines(props: {
  definition: EventDefinition
  family: readonly ExamplePerson[]
  quoted: Quote
}): ReactNode {
  const { definition, family, quoted } = props
  const nameOf = (ref: string) => {
    const person = family.find((each) => each.ref === ref)
    return person === undefined ? '' : `${person.firstName}, ${pl.counts.years(person.age)}`
  }
  return (
    <>
      <ul className="try-lines" aria-label="Ile zapłaci ta rodzina">
        {lineViews(quoted.lines, definition, nameOf).map((line) => (
          <li key={line.key}>
            <span>
              {line.title}
              {line.reason !== '' && <span className="sub">{line.reason}</span>}
              {line.why !== null && <span className="sub ok">{line.why}</span>}
            </span>
            <b className="num">
              {line.reduced && line.listAmount !== line.amount && <s>{pl.sum(line.listAmount)}</s>}
              {pl.sum(line.amount)}
            </b>
          </li>
        ))}
      </ul>
      <p className="try-total" role="status">
        <span>Razem</span>
        <b className="num">{pl.sum(quoted.total)}</b>
      </p>
    </>
  )
}

interface FamilyProps {
  readonly family: readonly ExamplePerson[]
  readonly onChange: (family: readonly ExamplePerson[]) => void
}

const MOST_PEOPLE = 12

function FamilyForm({ family, onChange }: FamilyProps): ReactNode {
  return (
    <div className="try-family">
      {family.map((person, index) => (
        <div key={person.ref} className="try-person">
          <NumberInput
            label={`${person.firstName}, wiek`}
            value={person.age}
            least={0}
            most={120}
            onChange={(age) => onChange(family.with(index, { ...person, age }))}
          />
          {family.length > 1 && (
            <button
              type="button"
              className="link"
              onClick={() => onChange(family.filter((each) => each !== person))}
            >
              Usuń<span className="sr">: {person.firstName}</span>
            </button>
          )}
        </div>
      ))}
      <button
        type="button"
        className="btn text"
        disabled={family.length >= MOST_PEOPLE}
        onClick={() => onChange([...family, newPerson(family)])}
      >
        Dodaj osobę
      </button>
    </div>
  )
}

function newPerson(family: readonly ExamplePerson[]): ExamplePerson {
  const taken = new Set(family.map(({ ref }) => ref))
  const number =
    Array.from({ length: MOST_PEOPLE }, (_, n) => n + 1).find((n) => !taken.has(`osoba-${n}`)) ?? 0
  return { ref: `osoba-${number}`, firstName: `Osoba ${number}`, age: 30 }
}
