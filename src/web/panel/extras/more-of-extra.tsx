import type { ReactNode } from 'react'
import { orderedUntil, withOrderedUntil } from '#domain/event/draft/extras/change-extra.ts'
import { derivedLegalKind } from '#domain/event/draft/extras/new-extra.ts'
import { withItem } from '#domain/event/draft/prices/change-items.ts'
import { lastEarlyDay } from '#domain/event/draft/prices/dependence.ts'
import type { Item } from '#domain/event/draft/prices/price-rows.ts'
import { counts } from '#i18n/pl/counts.ts'
import { ConditionList } from '../shared/conditions/condition-list.tsx'
import { Slot } from '../shared/conditions/slot.tsx'
import { CellInput } from '../shared/inputs/cell-input.tsx'
import { DaySlot, OptionalNumberSlot } from '../shared/inputs/slots.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'
import { VatSentence } from '../shared/prices/vat-sentence.tsx'
import { LEGAL_WORDS } from './extra-words.ts'
import { SeatsSentence } from './seats-sentence.tsx'

interface Props {
  readonly pricing: Pricing
  readonly item: Item
}

type Write = (make: (item: Item) => Item) => void

/** What is rarely set: until when it can be ordered, for whom, a note, tax and law. */
export function MoreOfExtra({ pricing, item }: Props): ReactNode {
  const write: Write = (make) => pricing.change((document) => withItem(document, item.id, make))
  return (
    <details className="price-more">
      <summary>{summaryOf(item)}</summary>
      <div className="sub-form">
        <div className="field">
          <span aria-hidden="true">Dopisek pod nazwą</span>
          <CellInput
            label={`Dopisek: ${item.name}`}
            text={item.note ?? ''}
            longest={500}
            onChange={(note) => write(({ note: _, ...now }) => (note === undefined ? now : { ...now, note }))}
          />
        </div>
        <OrderedUntil pricing={pricing} item={item} write={write} />
        <ForWhom pricing={pricing} item={item} write={write} />
        <SeatsSentence pricing={pricing} item={item} />
        <details>
          <summary>Szczegóły prawne i&nbsp;podatek</summary>
          <LegalKind pricing={pricing} item={item} write={write} />
          <VatSentence pricing={pricing} item={item} />
        </details>
      </div>
    </details>
  )
}

function summaryOf(item: Item): string {
  const parts = [
    ...(item.windows.length > 0 ? ['termin zamówień'] : []),
    ...(item.when !== undefined || item.ages !== undefined ? ['nie dla wszystkich'] : []),
    ...(item.note === undefined ? [] : ['dopisek']),
    ...(item.vat === undefined ? [] : ['VAT']),
  ]
  return parts.length === 0 ? 'Więcej ustawień' : `Więcej ustawień: ${parts.join(', ')}`
}

function OrderedUntil({ pricing, item, write }: Props & { write: Write }): ReactNode {
  const until = orderedUntil(item)
  if (until === null) return <p>Czas zamawiania ma własne zasady; przeczytasz je na stronie Zasady.</p>
  return (
    <p className="sentence">
      Można zamówić{' '}
      {until === undefined ? (
        <button
          type="button"
          className="word-button"
          onClick={() => write((now) => withOrderedUntil(now, lastEarlyDay(pricing.document)))}
        >
          przez cały czas zapisów
        </button>
      ) : (
        <>
          do{' '}
          <DaySlot
            label={`${item.name}: można zamówić do`}
            day={until}
            onChange={(day) => write((now) => withOrderedUntil(now, day))}
          />{' '}
          <button
            type="button"
            className="link"
            onClick={() => write((now) => withOrderedUntil(now, undefined))}
          >
            przez cały czas
          </button>
        </>
      )}
      .
    </p>
  )
}

function ForWhom({ pricing, item, write }: Props & { write: Write }): ReactNode {
  const { ages } = item
  const isPlainAges = ages === undefined || (ages.born === undefined && ages.message === undefined)
  const setAge = (bound: 'from' | 'to', value: number | undefined) =>
    write(({ ages: _, ...now }) => {
      const { [bound]: __, ...others } = ages ?? {}
      const changed = value === undefined ? others : { ...others, [bound]: value }
      return Object.keys(changed).length === 0 ? now : { ...now, ages: changed }
    })
  return (
    <div>
      {item.per === 'person' && isPlainAges && (
        <p className="sentence">
          Wiek: od{' '}
          <OptionalNumberSlot
            label={`${item.name}: wiek od`}
            value={ages?.from}
            least={0}
            most={ages?.to ?? 120}
            none="0"
            onChange={(from) => setAge('from', from)}
          />{' '}
          do{' '}
          <OptionalNumberSlot
            label={`${item.name}: wiek do`}
            value={ages?.to}
            least={ages?.from ?? 0}
            most={120}
            none="bez granicy"
            onChange={(to) => setAge('to', to)}
          />{' '}
          lat.
        </p>
      )}
      <p className="sub">{item.when === undefined ? 'Dla wszystkich.' : 'Tylko gdy:'}</p>
      <ConditionList
        definition={pricing.definition}
        words={pricing.words}
        facts={pricing.facts[item.per].filter(({ name }) => !name.endsWith(`.${item.id}`))}
        when={item.when}
        onChange={(when) => write(({ when: _, ...now }) => (when === undefined ? now : { ...now, when }))}
      />
    </div>
  )
}

const KINDS = ['participation', 'dated-service', 'goods', 'made-to-order', 'donation'] as const

function LegalKind({ pricing, item, write }: Props & { write: Write }): ReactNode {
  const derived = derivedLegalKind(pricing.document, item)
  return (
    <p className="sentence">
      Według prawa to{' '}
      <Slot
        label={`${item.name}: czym jest według prawa`}
        value={item.legalKind ?? derived}
        options={KINDS.map((kind) => [kind, LEGAL_WORDS[kind]] as const)}
        onChange={(kind) =>
          write(({ legalKind: _, ...now }) => (kind === derived ? now : { ...now, legalKind: kind }))
        }
      />
      . Od tego zależy, co strona mówi o&nbsp;odstąpieniu od umowy.
      {item.heads !== undefined && ` Jedna sztuka to ${counts.people(item.heads)}.`}
    </p>
  )
}
