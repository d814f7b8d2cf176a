import type { ReactNode } from 'react'
import { isTable } from '#domain/event/definition/price-table.ts'
import {
  canBeTable,
  FACT_OF_AXIS,
  NEW_AXES,
  withDependence,
  withRowsInTable,
} from '#domain/event/draft/prices/dependence.ts'
import { type Axis, axesFor, MOST_AXES } from '#domain/event/draft/prices/price-axes.ts'
import { type Item, rowsOf } from '#domain/event/draft/prices/price-rows.ts'
import { chipsOf } from '#domain/event/draft/questions/who.ts'
import { factWords } from '#i18n/pl/fact-words.ts'
import { ActSelect } from '../inputs/act-select.tsx'
import { dependenceWords, isNewAxis, NEW_AXIS_WORDS } from './dependence-words.ts'
import type { Pricing } from './use-pricing.ts'

/** 'Cena zależy od: wiek, miejsce startu': one price, rows or a table, by what is chosen here. */
export function Dependence({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  const { definition, change } = pricing
  const axes = axesFor(definition, item.id)
  const words = dependenceWords(pricing)
  const nameOf = axisNames(pricing, item)
  const { price } = item
  const by = isTable(price) ? price.by : []
  const rows = rowsOf(price)
  const isByRows = rows !== null && rows.length > 1
  const offered = offeredAxes(pricing, item, axes)
  const write = (facts: readonly string[]) =>
    change((document) => withDependence(document, item.id, facts, words))
  const add = (fact: string) =>
    isByRows ? change((document) => withRowsInTable(document, item.id, fact, words)) : write([...by, fact])
  return (
    <p className="sentence">
      {by.length === 0 && !isByRows ? 'Jedna cena dla wszystkich.' : 'Cena zależy od: '}
      {isByRows && (
        <>
          <b>{factsOfRows(pricing, item).join(', ')}</b>{' '}
          <button type="button" className="link" onClick={() => write([])}>
            Jedna cena
          </button>
        </>
      )}
      {by.map((fact, place) => (
        <span key={fact} className="axis">
          {place > 0 && (place === by.length - 1 ? ' i ' : ', ')}
          <ActSelect
            label={`${item.name}: od czego zależy cena, ${place + 1}`}
            act="Zmień"
            value={fact}
            onChoose={(chosen) =>
              write(chosen === '' ? by.filter((each) => each !== fact) : by.with(place, chosen))
            }
          >
            <option value={fact}>{nameOf(fact)}</option>
            {offered.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
            <option value="">nie zależy (usuń)</option>
          </ActSelect>
        </span>
      ))}{' '}
      {offered.length > 0 && by.length < MOST_AXES && canBeTable(item) && (
        <ActSelect label={`${item.name}: cena zależy też od`} act="Dodaj" value="" onChoose={add}>
          <option value="">{by.length === 0 && !isByRows ? '+ zależy od…' : '+ także od…'}</option>
          {offered.map((fact) => (
            <option key={fact} value={fact}>
              {nameOf(fact)}
            </option>
          ))}
        </ActSelect>
      )}
    </p>
  )
}

/** What is not chosen yet, and steps of age and time where the event has none. */
function offeredAxes({ document, definition }: Pricing, item: Item, axes: readonly Axis[]): string[] {
  const by = isTable(item.price) ? item.price.by : []
  const asked = new Set(
    document.facts.flatMap((own) =>
      own.kind === 'class'
        ? own.values.flatMap(({ when }) => chipsOf(when)).map((chip) => ('fact' in chip ? chip.fact : ''))
        : [],
    ),
  )
  const asksRows = new Set(rowFacts(item))
  const fresh = NEW_AXES.filter((axis) => {
    const fact = FACT_OF_AXIS[axis]
    const isKnown = axis !== 'new-age' || (definition.ask.birthDate === 'required' && item.per === 'person')
    return isKnown && !asked.has(fact) && !asksRows.has(fact)
  })
  return [...fresh, ...axes.map(({ fact }) => fact).filter((fact) => !by.includes(fact))]
}

const rowFacts = ({ price }: Item): string[] =>
  (rowsOf(price) ?? [])
    .flatMap(({ when }) => chipsOf(when))
    .flatMap((chip) => ('fact' in chip ? [chip.fact] : []))

function factsOfRows({ definition }: Pricing, item: Item): string[] {
  const nameOf = factWords(definition)
  return [...new Set(rowFacts(item).map((fact) => nameOf(fact).name))]
}

/** The names of facts of a price: what one chooses of is called by the item. */
export function axisNames(
  { definition }: Pricing,
  item: Pick<Item, 'id' | 'name'>,
): (fact: string) => string {
  const words = factWords(definition)
  return (fact) => {
    if (isNewAxis(fact)) return NEW_AXIS_WORDS[fact]
    return fact === 'option' ? `co wybrano: ${item.name}` : words(fact).name
  }
}
