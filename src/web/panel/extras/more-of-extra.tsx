import type { ReactNode } from 'react'
import { gateOf, isOpenToAll, itemWithGate } from '#domain/event/draft/extras/change-extra.ts'
import { withItem } from '#domain/event/draft/prices/change-items.ts'
import type { Item } from '#domain/event/draft/prices/price-rows.ts'
import { speakerOf } from '#i18n/pl/definition/definition-text.ts'
import { claimNotes } from '#i18n/pl/definition/gate.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { CellInput } from '../shared/inputs/cell-input.tsx'
import { LegalDetails } from '../shared/prices/legal-details.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'
import { GateForm } from './gate-form.tsx'
import { SeatsSentence } from './seats-sentence.tsx'

/** What is rarely set: a note, until when it can be ordered, for whom, tax and law. */
export function MoreOfExtra({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  const write = (make: (item: Item) => Item) =>
    pricing.change((document) => withItem(document, item.id, make))
  return (
    <>
      <SeatsSentence pricing={pricing} item={item} />
      <details className="price-more">
        <summary>{summaryOf(item)}</summary>
        <div className="sub-form">
          <div className="field">
            <span aria-hidden="true">Dopisek pod nazwą</span>
            <CellInput
              label={`Dopisek: ${item.name}`}
              text={item.note ?? ''}
              longest={500}
              onChange={(note) =>
                write(({ note: _, ...now }) => (note === undefined ? now : { ...now, note }))
              }
            />
          </div>
          <GateForm
            pricing={pricing}
            called={item.name}
            facts={pricing.facts[item.per].filter(({ name }) => !name.endsWith(`.${item.id}`))}
            isOfPerson={item.per === 'person'}
            gate={gateOf(item)}
            onChange={(gate) => write((now) => itemWithGate(now, gate))}
          />
          {claimNotes(item.claims, speakerOf(pricing.definition)).map((note) => (
            <p key={note} className="sub">{`${upperFirst(note)}.`}</p>
          ))}
        </div>
      </details>
      <LegalDetails pricing={pricing} item={item} />
    </>
  )
}

function summaryOf(item: Item): string {
  const parts = [
    ...(item.note === undefined ? [] : ['dopisek']),
    ...(item.windows.length > 0 ? ['termin zamówień'] : []),
    ...(isOpenToAll({ ...gateOf(item), windows: [] }) ? [] : ['nie dla wszystkich']),
  ]
  return ['Dopisek, do kiedy i\u00a0dla kogo', ...(parts.length === 0 ? [] : [parts.join(', ')])].join(': ')
}
