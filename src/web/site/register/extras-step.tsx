import type { Item } from '#domain/event/definition.ts'
import type { CompiledItem } from '#domain/quote/compile.ts'
import { isFor } from '#domain/quote/gate.ts'
import { personScopes, wholeScope } from '#domain/quote/scope.ts'
import type { Choice } from '#domain/registration/draft.ts'
import { tie } from '#i18n/typography.ts'
import { ApartSwitch } from './apart-switch.tsx'
import type { FormTools } from './form-tools.ts'
import { ItemChoice } from './item-choice.tsx'
import { setChoiceOf, setChoiceOfAll, touch } from './order.ts'
import { fullName } from './person-name.ts'

/** What can be added, thing by thing; what nobody of the order may have is not shown. */
export function ExtrasStep({ tools }: { tools: FormTools }) {
  const { compiled } = tools
  return compiled.items
    .filter(({ item }) => item.choose !== 'always')
    .map((item) =>
      item.item.per === 'person' ? (
        <OfPeople key={item.item.id} compiled={item} tools={tools} />
      ) : (
        <OfAll key={item.item.id} compiled={item} tools={tools} />
      ),
    )
}

function Heading({ item }: { item: Item }) {
  return (
    <>
      <h2 id={`${item.id}-tytul`}>{tie(item.name)}</h2>
      {item.note !== undefined && <p className="muted">{tie(item.note)}</p>}
    </>
  )
}

function OfPeople({ compiled, tools }: { compiled: CompiledItem; tools: FormTools }) {
  const { order, change, draft, context } = tools
  const { item } = compiled
  const offered = personScopes(wholeScope(draft, context)).filter(
    (scope) => isFor(compiled.gate, scope) !== false,
  )
  const refs = offered.flatMap(({ person }) => person?.ref ?? [])
  const people = order.people.filter(({ ref }) => refs.includes(ref))
  if (people.length === 0) return null
  const apart = order.apart.includes(item.id) && people.length > 1
  const choices = people.map((person) => person.choices[item.id])
  const common = choices.every((choice) => JSON.stringify(choice) === JSON.stringify(choices[0]))
    ? choices[0]
    : undefined
  const forAll =
    people.length === order.people.length
      ? 'Dla wszystkich'
      : `Dla: ${people.map(({ firstName }) => firstName).join(', ')}`
  return (
    <section className="ask" aria-labelledby={`${item.id}-tytul`}>
      <Heading item={item} />
      <ApartSwitch what={item.id} tools={tools} id={`${item.id}-dla`} />
      {apart ? (
        people.map((person) => (
          <ItemChoice
            key={person.ref}
            id={`${item.id}-${person.ref}`}
            label={fullName(person, order)}
            compact
            item={item}
            tools={tools}
            choice={person.choices[item.id]}
            onChange={(choice) => change((o) => setChoiceOf(o, person.ref, item.id, choice))}
          />
        ))
      ) : (
        <ItemChoice
          id={`${item.id}-wszyscy`}
          label={people.length > 1 ? forAll : 'Wybierz'}
          item={item}
          tools={tools}
          choice={common}
          onChange={(choice) => change((o) => setChoiceOfAll(o, item.id, choice, refs))}
        />
      )}
    </section>
  )
}

function OfAll({ compiled, tools }: { compiled: CompiledItem; tools: FormTools }) {
  const { order, change, draft, context } = tools
  const { item } = compiled
  if (isFor(compiled.gate, wholeScope(draft, context)) === false) return null
  const put = (choice: Choice) =>
    change((o) => touch({ ...o, choices: { ...o.choices, [item.id]: choice } }, [`${item.id}-wszyscy`]))
  return (
    <section className="ask" aria-labelledby={`${item.id}-tytul`}>
      <Heading item={item} />
      <ItemChoice
        id={`${item.id}-wszyscy`}
        label="Na całe zgłoszenie"
        item={item}
        tools={tools}
        choice={order.choices[item.id]}
        onChange={put}
      />
    </section>
  )
}
