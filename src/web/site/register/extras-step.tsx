import type { Item } from '#domain/event/definition/definition.ts'
import { isExtra } from '#domain/event/facts/chosen-extras.ts'
import type { CompiledItem } from '#domain/quote/compiled.ts'
import { isFor } from '#domain/quote/gate.ts'
import { heldPerson } from '#domain/quote/held.ts'
import { personScopes, type Scope, wholeScope } from '#domain/quote/scope.ts'
import type { Choice } from '#domain/registration/draft.ts'
import * as words from '#i18n/pl/site/register/extras.ts'
import { tie } from '#i18n/text/typography.ts'
import { ApartSwitch } from './apart-switch.tsx'
import { mayBeFor, opensWords, shutOf } from './choices/availability.ts'
import { ItemChoice } from './choices/item-choice.tsx'
import { isItemAlike } from './order/asked-alike.ts'
import { type ChoiceTools, isFixed } from './order/form-tools.ts'
import { priceOf } from './order/item-words.ts'
import { isApart, setChoiceOf, setChoiceOfAll, touch } from './order/order.ts'
import { fullName } from './order/person-name.ts'
import { PeopleQuestions, WholeQuestions } from './questions.tsx'

/** The extras, item by item; items for which no person of the order is eligible are hidden. */
export function ExtrasStep({ tools }: { tools: ChoiceTools }) {
  const { definition, items } = tools.compiled
  const extras = items.filter(({ item }) => isExtra(item, definition))
  return (
    <>
      <WholeQuestions tools={tools} step="dodatki" />
      <PeopleQuestions tools={tools} step="dodatki" />
      {extras.map((compiled) =>
        compiled.item.per === 'person' ? (
          <OfPeople key={compiled.item.id} compiled={compiled} tools={tools} />
        ) : (
          <OfAll key={compiled.item.id} compiled={compiled} tools={tools} />
        ),
      )}
    </>
  )
}

interface ThingProps {
  readonly compiled: CompiledItem
  readonly tools: ChoiceTools
}

/** An item with its name; instead of a choice, the reason why there is none now. */
function Thing({
  compiled: { item, gate },
  scopes,
  isTaken,
  children,
}: {
  readonly compiled: CompiledItem
  readonly scopes: readonly Scope[]
  /** Part of the order, so it stays in view. */
  readonly isTaken: boolean
  readonly children: React.ReactNode
}) {
  const shut = shutOf(gate, scopes)
  const note = [priceOfAll(item), item.note].filter((part) => part !== undefined).join('. ')
  return (
    <section className="ask" aria-labelledby={`${item.id}-tytul`}>
      <h2 id={`${item.id}-tytul`}>{tie(item.name)}</h2>
      {note !== '' && <p className="muted">{tie(note)}</p>}
      {item.paid === 'on-site' && <p className="muted">{words.onSite}</p>}
      {shut !== null && (
        <p className="muted">
          {shut.opens === null ? words.chosenNoMore : words.chosenFrom(opensWords(shut.opens))}
        </p>
      )}
      {(shut === null || isTaken) && children}
    </section>
  )
}

/** The price of what is chosen from a closed list for each person, where it is the same whatever is chosen. */
function priceOfAll(item: Item): string | undefined {
  const isOfList = item.options.length > 0 && (item.choose === 'one' || item.choose === 'optional')
  if (!isOfList || isItemAlike(item) || item.options.some(({ price }) => price !== undefined))
    return undefined
  return priceOf(item, null)
}

/** The people who may choose the item here. */
export const scopesOf = ({ gate }: CompiledItem, tools: ChoiceTools): Scope[] =>
  personScopes(wholeScope(tools.draft, tools.context)).filter(
    (scope) => mayBeFor(gate, scope, tools.compiled) && !isFixed(scope, tools),
  )

/** An item that each person chooses: once for all alike, or one by one. */
export function OfPeople({ compiled, tools }: ThingProps) {
  const { order, change } = tools
  const { item } = compiled
  const scopes = scopesOf(compiled, tools)
  const refs = scopes.flatMap(({ person }) => person?.ref ?? [])
  const people = order.people.filter(({ ref }) => refs.includes(ref))
  if (people.length === 0) return null
  const apart = isApart(order, item.id)
  const choices = people.map((person) => person.choices[item.id])
  const common = choices.every((choice) => JSON.stringify(choice) === JSON.stringify(choices[0]))
    ? choices[0]
    : undefined
  const taken = [...choices, ...scopes.map((scope) => heldPerson(scope)?.choices[item.id])]
  return (
    <Thing compiled={compiled} scopes={scopes} isTaken={taken.some(Boolean)}>
      {people.length > 1 && isItemAlike(item) && (
        <ApartSwitch what={item.id} tools={tools} id={`${item.id}-dla`} />
      )}
      {apart ? (
        people.map((person) => (
          <ItemChoice
            key={person.ref}
            id={`${item.id}-${person.ref}`}
            label={fullName(person, order)}
            compact
            compiled={compiled}
            scopes={scopes.filter((scope) => scope.person?.ref === person.ref)}
            tools={tools}
            choice={person.choices[item.id]}
            onChange={(choice) => change((o) => setChoiceOf(o, person.ref, item.id, choice))}
          />
        ))
      ) : (
        <ItemChoice
          id={`${item.id}-wszyscy`}
          label={labelFor(item, people.length, order.people.length, people[0]?.firstName ?? '')}
          compiled={compiled}
          scopes={scopes}
          tools={tools}
          choice={common}
          onChange={(choice) => change((o) => setChoiceOfAll(o, item.id, choice, refs))}
        />
      )}
    </Thing>
  )
}

/** For whom one choice is made; numbers and amounts are chosen per person. */
function labelFor({ choose }: Item, offered: number, all: number, name: string): string {
  const isNumber = choose === 'quantity' || choose === 'amount'
  if (offered === 1) {
    if (all > 1) return words.forPerson(name)
    return isNumber ? words.number : words.choose
  }
  if (isNumber) return words.forEach
  return offered === all ? words.forAll : words.forThoseWhoMay
}

function OfAll({ compiled, tools }: ThingProps) {
  const { order, draft, context } = tools
  const scope = wholeScope(draft, context)
  if (isFor(compiled.gate, scope) === false) return null
  const taken = [order, context.held].map((each) => each?.choices[compiled.item.id])
  return (
    <Thing compiled={compiled} scopes={[scope]} isTaken={taken.some(Boolean)}>
      <WholeChoice compiled={compiled} tools={tools} label={words.forRegistration} />
    </Thing>
  )
}

/** The choice of an item that is chosen once for all. */
export function WholeChoice({ compiled, tools, label }: ThingProps & { readonly label: string }) {
  const { order, change, draft, context } = tools
  const { id } = compiled.item
  const put = (choice: Choice) =>
    change((o) => touch({ ...o, choices: { ...o.choices, [id]: choice } }, [`${id}-wszyscy`]))
  return (
    <ItemChoice
      id={`${id}-wszyscy`}
      label={label}
      compiled={compiled}
      scopes={[wholeScope(draft, context)]}
      tools={tools}
      choice={order.choices[id]}
      onChange={put}
    />
  )
}
