import { useState } from 'react'
import type { Item } from '#domain/event/definition/definition.ts'
import { isExtra } from '#domain/event/facts/chosen-extras.ts'
import type { CompiledItem } from '#domain/quote/compiled.ts'
import { takenOf } from '#domain/registration/changes.ts'
import type { Choice } from '#domain/registration/draft.ts'
import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/change.ts'
import { tie } from '#i18n/text/typography.ts'
import { OfPeople, scopesOf } from '../register/extras-step.tsx'
import type { ChoiceTools } from '../register/order/form-tools.ts'
import { withoutWords } from '../register/order/item-words.ts'
import type { PersonEntry } from '../register/order/order.ts'
import { amountOf, effectOn } from './item-effect.ts'
import { signed } from './signed.ts'
import type { Preview } from './sum-words.ts'
import type { Agreed } from './use-agreed.ts'

interface Props {
  readonly tools: ChoiceTools
  readonly agreed: Agreed
  readonly preview: Preview | null
  readonly person: PersonEntry
}

/** The items of one person: what is held, what it costs, and the field behind a button. */
export function ChangeItems(props: Props) {
  const { tools } = props
  const { items, definition } = tools.compiled
  const offered = items.filter(
    (compiled) =>
      compiled.item.per === 'person' &&
      isExtra(compiled.item, definition) &&
      scopesOf(compiled, tools).length > 0,
  )
  if (offered.length === 0) return null
  return (
    <section aria-labelledby="dodatki-tytul" className="change-items">
      <h2 id="dodatki-tytul">{words.extras}</h2>
      <p className="muted">{tie(words.extrasHint)}</p>
      <ul>
        {offered.map((compiled) => (
          <ItemRow key={compiled.item.id} {...props} compiled={compiled} />
        ))}
      </ul>
    </section>
  )
}

function ItemRow({ compiled, tools, agreed, preview, person }: Props & { readonly compiled: CompiledItem }) {
  const { item } = compiled
  const [opened, setOpened] = useState(false)
  const open = opened || tools.problems.some(({ field }) => field?.startsWith(`${item.id}-`))
  const of = { person: person.ref, item: item.id }
  const effect = preview === null ? null : effectOn(of, { before: agreed.lines, after: preview.lines })
  const changed = effect !== null && effect !== 0 && (
    <p className="effect">{tie(words.effect(signed(effect)))}</p>
  )
  if (open)
    return (
      <li className="opened">
        <OfPeople compiled={compiled} tools={tools} />
        <div role="status">{changed}</div>
      </li>
    )
  const { text, isTaken } = heldWords(item, person.choices[item.id])
  const costs = amountOf(preview?.lines ?? agreed.lines, of)
  const verb = isTaken ? words.edit : words.add
  return (
    <li>
      <div>
        <span>{tie(item.name)}</span>
        <b>{tie([text, ...(costs > 0 ? [formatMoney(costs)] : [])].join(', '))}</b>
        {changed}
      </div>
      <button
        type="button"
        className="link"
        aria-label={words.ofItem(verb, item.name)}
        onClick={() => {
          setOpened(true)
          tools.focus(`${item.id}-wszyscy`)
        }}
      >
        {verb}
      </button>
    </li>
  )
}

/** What is chosen of an item, in words. */
function heldWords(item: Item, choice: Choice | undefined): { text: string; isTaken: boolean } {
  const taken = takenOf(choice, new Map(item.options.map(({ id, name }) => [id, name])))
  if (taken === null || taken === false)
    return { text: item.choose === 'optional' ? withoutWords(item) : words.notChosen, isTaken: false }
  return { text: taken === true ? words.chosen : [taken].flat().join(', '), isTaken: true }
}
