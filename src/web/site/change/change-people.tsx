import type { ReactNode } from 'react'
import type { EventView } from '#contract/pages.ts'
import { freeOf } from '#domain/capacity/free-places.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import * as words from '#i18n/pl/site/change.ts'
import { tie } from '#i18n/text/typography.ts'
import { AddButtons } from '../register/add-buttons.tsx'
import { questionsAlike } from '../register/order/asked-alike.ts'
import type { ChoiceTools } from '../register/order/form-tools.ts'
import { addPerson, type PersonEntry, removePerson } from '../register/order/order.ts'
import { fullName } from '../register/order/person-name.ts'
import { detailsOf, PersonRow } from '../register/people-step.tsx'
import { PersonSheet } from '../register/person-sheet.tsx'
import { saleState, saleWords } from '../shared/sale-state.ts'
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
  /** `ref`s of people whose place was taken over. */
  readonly takenOver: readonly string[]
}

/** The people taking part: data can be corrected, people can join, and all but one can leave; or the last alone. */
export function ChangePeople({ tools, agreed, event, token, within, takenOver }: PeopleProps) {
  const { order } = tools
  const shown = orderOf(agreed, {
    definition: event.definition,
    today: tools.context.now.toPlainDate(),
  })
  const known = new Set(agreed.people.map(({ ref }) => ref))
  const joining = order.people.filter(({ ref }) => !known.has(ref))
  return (
    <section aria-labelledby="osoby-tytul" className="people-part">
      <h2 id="osoby-tytul">{words.people}</h2>
      <ol className="people">
        {shown.people.map((before) => {
          const person = order.people.find(({ ref }) => ref === before.ref)
          if (person === undefined) return <Leaving key={before.ref} person={before} tools={tools} />
          if (tools.fixed.includes(before.ref))
            return (
              <Fixed key={before.ref} person={person} tools={tools}>
                {takenOver.includes(before.ref) ? words.takenOver : words.hasEntered}
              </Fixed>
            )
          if (within === 'leaving')
            return (
              <li key={before.ref} className="row">
                <PersonSummary person={person} tools={tools} />
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

/** People who have entered stay admitted; people who took a place over manage it themselves. */
function Fixed({ person, tools, children }: Person & { readonly children: string }) {
  return (
    <li className="row">
      <PersonSummary person={person} tools={tools}>
        <span>{children}</span>
      </PersonSummary>
    </li>
  )
}

/** A person as text: none of their data can be changed. */
function PersonSummary({ person, tools, children }: Person & { children?: ReactNode }) {
  const details = [detailsOf(person, tools), ...chosenWords(person, tools.compiled.definition)]
  return (
    <div>
      <b>{fullName(person, tools.order)}</b>
      <span>{tie(details.filter(Boolean).join('. '))}</span>
      {children}
    </div>
  )
}

const leaveId = ({ ref }: PersonEntry) => `rezygnacja-${ref}`

/** A person resigns while the others stay; the last person resigns from the whole registration. */
export function Leave({ person, tools, token }: Person & { token: string }) {
  const { order, change, focus } = tools
  const name = fullName(person, order)
  if (order.people.length === 1)
    return (
      <a className="link leave" href={`/zgloszenie/${token}#rezygnacja`}>
        {words.resignAll}
      </a>
    )
  return (
    <button
      type="button"
      className="link leave"
      id={leaveId(person)}
      aria-label={words.resignOf(name)}
      onClick={() => {
        change((before) => removePerson(before, person.ref))
        focus(leaveId(person))
      }}
    >
      {words.resign}
    </button>
  )
}

/** Who is to leave, and the way back. */
export function Leaving({ person, tools }: Person) {
  const { change, focus } = tools
  const name = `${person.firstName} ${person.lastName}`
  return (
    <li className="row">
      <div>
        <s>{name}</s>
        <span>{words.resigns}</span>
      </div>
      <button
        type="button"
        className="link"
        id={leaveId(person)}
        aria-label={words.bringBackOf(name)}
        onClick={() => {
          change((before) => bringBack(before, person))
          focus(leaveId(person))
        }}
      >
        {words.bringBack}
      </button>
    </li>
  )
}

/** A person joins, while the event accepts people and there is room. */
function Join({ tools, event }: { tools: ChoiceTools; event: PeopleProps['event'] }) {
  const { order, change, compiled, context, free, focus } = tools
  const { definition } = event
  const { max } = compiled.definition.peoplePerRegistration
  const state = saleState(definition, free, context.now.toString())
  const places = freeOf(definition.claims, free)
  const shut =
    state.kind === 'open'
      ? order.people.length >= max
        ? words.mostPeople(max)
        : places !== null && places <= order.people.length
          ? words.noPlaces
          : null
      : words.noMorePeople(saleWords(state))
  if (shut !== null) return <p className="muted">{shut}</p>
  const add = (kind: PersonEntry['kind']) => {
    change((before) => addPerson(before, kind, questionsAlike(compiled.definition)))
    focus(`o${order.next}-imie`)
  }
  return (
    <div className="add">
      <AddButtons definition={compiled.definition} onAdd={add} />
    </div>
  )
}
