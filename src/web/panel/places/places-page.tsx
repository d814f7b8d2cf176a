import './places.css'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { dividedOf } from '#domain/event/draft/places/divided-places.ts'
import { tablesOf } from '#domain/event/draft/places/limit-table.ts'
import { EVENT, itemKey, type Part } from '#domain/event/draft/places/parts.ts'
import { sharedLimitsOf } from '#domain/event/draft/places/shared-limits.ts'
import { SettingsHead } from '../shared/draft/settings-head.tsx'
import { AddLimit } from './add-limit.tsx'
import { DividedLimits } from './divided-limits.tsx'
import { LimitTable } from './limit-table.tsx'
import { OwnLimits } from './own-limits.tsx'
import { SharedLimits } from './shared-limits.tsx'
import { type Places, usePlaces } from './use-places.ts'
import { LeastPeople, WaitingList } from './when-full.tsx'

/** 'Limity miejsc': everything that is counted, with what takes from it, and what happens when there is none left. */
export function PlacesPage(): ReactNode {
  const places = usePlaces()
  const [added, setAdded] = useState<string | null>(null)
  return (
    <>
      <SettingsHead title="Limity miejsc" />
      <div className="limits">
        {places.sale.isPublished && <WhenItCounts />}
        <Counted places={places} added={added} />
        <AddLimit places={places} onAdded={setAdded} />
        <WaitingList places={places} />
        <LeastPeople places={places} />
      </div>
    </>
  )
}

/** The difference between the draft and the sale, for an event that is on the site. */
const WhenItCounts = (): ReactNode => (
  <p className="limit-note">
    Liczby wpisane tutaj zaczną działać, gdy <b>opublikujesz zmiany</b>. Gdy trzeba szybciej, wybierz przy
    limicie <b>Zmień od razu</b>: nowa liczba działa natychmiast, a&nbsp;następna publikacja jej nie cofnie.
  </p>
)

/** One picture of everything that is counted, in the order in which people choose. */
function Counted({ places, added }: { places: Places; added: string | null }): ReactNode {
  const { document, parts } = places
  const tables = tablesOf(document)
  const divided = dividedOf(document)
  const ofTables = tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
  const elsewhere = new Set([...ofTables, ...divided.flatMap(({ pools }) => pools)])
  const shared = sharedLimitsOf(document).filter(({ pool }) => !elsewhere.has(pool.id))
  const list = { places, added }
  const withoutOptions = document.items.filter(({ options }) => options.length === 0)
  const plain = parts.filter(
    ({ kind, id, limit }) =>
      kind === 'item' && limit !== undefined && withoutOptions.some((item) => item.id === id),
  )
  const rowsOf = (kind: Part['kind']) =>
    parts.filter((part) => part.kind === kind).map((part) => ({ part, name: part.name }))
  return (
    <>
      <OwnLimits
        {...list}
        title="Całe wydarzenie"
        lede="Bez liczby zapisze się, kto chce."
        rows={parts
          .filter(({ key }) => key === EVENT)
          .map((part) => ({ part, name: 'Wszystkie osoby razem' }))}
      />
      {document.groups.length > 0 && (
        <OwnLimits
          {...list}
          title={headingOf(document.groupLabel, 'Grupy')}
          lede={PASTE}
          rows={rowsOf('group')}
        />
      )}
      {parts.some(({ kind, limit }) => kind === 'type' && limit !== undefined) && (
        <OwnLimits
          {...list}
          title={headingOf(document.typeLabel, 'Rodzaje udziału')}
          lede={PASTE}
          rows={rowsOf('type')}
        />
      )}
      {plain.length > 0 && (
        <OwnLimits
          {...list}
          isSummed={false}
          title={'Opłaty i\u00a0dodatki'}
          rows={plain.map((part) => ({ part, name: part.name }))}
        />
      )}
      {document.items.map((item) => (
        <OfItem
          key={item.id}
          {...list}
          item={item}
          isTable={tables.some((table) => table.item === item.id)}
        />
      ))}
      {tables.map((table) => (
        <LimitTable key={table.item} places={places} table={table} />
      ))}
      {divided.length > 0 && <DividedLimits places={places} all={divided} />}
      {shared.length > 0 && <SharedLimits {...list} limits={shared} />}
      {document.slots !== null && <HoursElsewhere eventId={places.sale.scope.eventId} />}
    </>
  )
}

const PASTE = 'Listę liczb z\u00a0arkusza możesz wkleić w\u00a0pierwsze pole.'

/** The organiser's own word where there is one. */
const headingOf = (label: string, usual: string) =>
  label === 'Grupa' || label === 'Rodzaj udziału' ? usual : label

type Item = DefinitionDocument['items'][number]

/** What can be had, where something of it has a limit; its options stand below one another. */
function OfItem(props: { places: Places; added: string | null; item: Item; isTable: boolean }): ReactNode {
  const { places, added, item, isTable } = props
  const own = places.parts.find(({ key }) => key === itemKey(item.id))
  const options = places.parts.filter((part) => part.kind === 'option' && part.item === item.id)
  const hasOwn = own?.limit !== undefined
  const hasOfOptions = options.some(({ limit }) => limit !== undefined)
  if (own === undefined || options.length === 0 || !(hasOwn || hasOfOptions)) return null
  const whole = { part: own, name: 'Razem' }
  const each = isTable ? options.filter(({ limit }) => limit !== undefined) : options
  return (
    <OwnLimits
      places={places}
      added={added}
      title={item.name}
      {...(hasOfOptions ? { lede: PASTE } : {})}
      rows={[
        ...(hasOwn ? [whole] : []),
        ...(hasOfOptions ? each.map((part) => ({ part, name: part.name })) : []),
      ]}
    />
  )
}

const HoursElsewhere = ({ eventId }: { eventId: string }): ReactNode => (
  <section className="limit-section" aria-labelledby="godziny-wejsc">
    <h2 id="godziny-wejsc">Godziny wejść</h2>
    <p>
      Każda godzina ma własne miejsca. Ustawisz je na stronie{' '}
      <Link to="/wydarzenia/$eventId/ustawienia/godziny" params={{ eventId }}>
        Godziny
      </Link>
      .
    </p>
  </section>
)
