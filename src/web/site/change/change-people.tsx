import type { ReactNode } from 'react'
import type { EventView } from '#contract/pages.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import { freeOf, saleState, saleWords } from '../event/sale-state.ts'
import { ADD, type ChoiceTools } from '../register/form-tools.ts'
import { addPerson, type PersonEntry, removePerson } from '../register/order.ts'
import { detailsOf, PersonRow } from '../register/people-step.tsx'
import { fullName } from '../register/person-name.ts'
import { PersonSheet } from '../register/person-sheet.tsx'
import { bringBack, orderOf } from './agreed-order.ts'
import { chosenWords } from './chosen-words.ts'
import type { Agreed } from './use-agreed.ts'

interface Person {
  readonly person: PersonEntry
  readonly tools: ChoiceTools
}

interface PeopleProps {
  readonly tools: ChoiceTools
  readonly agreed: RegistrationDraft
  readonly event: Pick<EventView, 'definition' | 'calledOff'>
  readonly token: string
  readonly within: Agreed['within']
}

/** Who takes part: their data can be put right, somebody can join, and all but one can leave; or the last alone. */
export function ChangePeople({ tools, agreed, event, token, within }: PeopleProps) {
  const { order } = tools
  const shown = orderOf(agreed, {
    definition: event.definition,
    today: tools.context.now.toPlainDate(),
  })
  const known = new Set(agreed.people.map(({ ref }) => ref))
  const joining = order.people.filter(({ ref }) => !known.has(ref))
  return (
    <section aria-labelledby="osoby-tytul" className="people-part">
      <h2 id="osoby-tytul">Osoby</h2>
      <ol className="people">
        {shown.people.map((before) => {
          const person = order.people.find(({ ref }) => ref === before.ref)
          if (person === undefined) return <Leaving key={before.ref} person={before} tools={tools} />
          if (tools.fixed.includes(before.ref))
            return <Entered key={before.ref} person={person} tools={tools} />
          if (within === 'leaving')
            return (
              <li key={before.ref} className="row">
                <Standing person={person} tools={tools} />
                <Leave person={person} tools={tools} token={token} />
              </li>
            )
          return (
            <li key={before.ref} className={person.ref === order.editing ? 'open' : 'row'}>
              {person.ref === order.editing ? (
                <PersonSheet person={person} tools={tools} removable={false} />
              ) : (
                <PersonRow person={person} tools={tools} />
              )}
              <Leave person={person} tools={tools} token={token} />
            </li>
          )
        })}
        {joining.map((person) => (
          <li key={person.ref} className={person.ref === order.editing ? 'open' : 'row'}>
            {person.ref === order.editing ? (
              <PersonSheet person={person} tools={tools} />
            ) : (
              <PersonRow person={person} tools={tools} />
            )}
          </li>
        ))}
      </ol>
      {within === 'all' && <Join tools={tools} event={event} />}
    </section>
  )
}

/** Who has entered stays as let in. */
function Entered({ person, tools }: Person) {
  return (
    <li className="row">
      <Standing person={person} tools={tools}>
        <span>Ta osoba weszła już na wydarzenie. Zmiany może wprowadzić tylko organizator.</span>
      </Standing>
    </li>
  )
}

/** Somebody as text: nothing of theirs is changed. */
function Standing({ person, tools, children }: Person & { children?: ReactNode }) {
  const words = [detailsOf(person, tools), ...chosenWords(person, tools.compiled.definition)]
  return (
    <div>
      <b>{fullName(person, tools.order)}</b>
      <span>{tie(words.filter(Boolean).join('. '))}</span>
      {children}
    </div>
  )
}

const leaveId = ({ ref }: PersonEntry) => `rezygnacja-${ref}`

/** Somebody resigns while the others stay; who is the last resigns from all of it. */
function Leave({ person, tools, token }: Person & { token: string }) {
  const { order, change, focus } = tools
  const name = fullName(person, order)
  if (order.people.length === 1)
    return (
      <a className="link leave" href={`/zgloszenie/${token}#rezygnacja`}>
        Zrezygnuj z&nbsp;całego zgłoszenia
      </a>
    )
  return (
    <button
      type="button"
      className="link leave"
      id={leaveId(person)}
      aria-label={`Zrezygnuj z\u00a0udziału: ${name}`}
      onClick={() => {
        change((before) => removePerson(before, person.ref))
        focus(leaveId(person))
      }}
    >
      Zrezygnuj z&nbsp;udziału
    </button>
  )
}

function Leaving({ person, tools }: Person) {
  const { change, focus } = tools
  const name = `${person.firstName} ${person.lastName}`
  return (
    <li className="row">
      <div>
        <s>{name}</s>
        <span>Rezygnuje z&nbsp;udziału.</span>
      </div>
      <button
        type="button"
        className="link"
        id={leaveId(person)}
        aria-label={`Przywróć: ${name}`}
        onClick={() => {
          change((before) => bringBack(before, person))
          focus(leaveId(person))
        }}
      >
        Przywróć
      </button>
    </li>
  )
}

/** Somebody joins, while the event takes people and there is room. */
function Join({ tools, event }: { tools: ChoiceTools; event: PeopleProps['event'] }) {
  const { order, change, compiled, context, free, focus } = tools
  const { definition } = event
  const { max } = compiled.definition.peoplePerRegistration
  const state = saleState(definition, free, context.now.toString())
  const places = freeOf(definition.claims, free)
  const shut =
    state.kind === 'open'
      ? order.people.length >= max
        ? `W\u00a0jednym zgłoszeniu można zapisać najwyżej: ${pl.counts.people(max)}.`
        : places !== null && places <= order.people.length
          ? 'Nie można dodać osoby: brak wolnych miejsc.'
          : null
      : `Nie można dodać osoby. ${saleWords(state)}.`
  if (shut !== null) return <p className="muted">{shut}</p>
  const add = (kind: PersonEntry['kind']) => {
    change((before) => addPerson(before, kind))
    focus(`o${order.next}-imie`)
  }
  return (
    <div className="add">
      <button type="button" id={ADD} className="btn quiet" onClick={() => add('adult')}>
        + Dorosły
      </button>
      <button type="button" className="btn quiet" onClick={() => add('child')}>
        + Dziecko
      </button>
    </div>
  )
}
