import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { speakerOf } from '#i18n/pl/definition/definition-text.ts'
import { tie } from '#i18n/text/typography.ts'
import { planWords } from './plan-words.ts'
import { type PriceGroup, priceList } from './price-list.ts'
import type { PriceRow } from './price-rows.ts'
import { PricesTable } from './prices-table.tsx'

/** 'Ile to kosztuje': every price with its reason, generated from the definition. */
export function Prices({ definition }: { definition: EventDefinition }) {
  const groups = priceList(definition)
  if (groups.length === 0) return null
  return (
    <section id="cennik" aria-labelledby="cennik-tytul">
      <h2 id="cennik-tytul">Ile to kosztuje</h2>
      {groups.map((group) => (
        <Group key={`${group.name} ${group.rows[0]?.name}`} group={group} />
      ))}
      <p className="aside">
        {planWords(definition.plans[0]?.parts ?? [], speakerOf(definition))
          .map(tie)
          .join(' ')}
      </p>
    </section>
  )
}

function Group({ group: { name, notes, rows, table } }: { group: PriceGroup }) {
  return (
    <div className="price-group">
      {name !== null && <h3>{tie(name)}</h3>}
      {notes.length > 0 && <p className="price-notes">{notes.map(tie).join(' ')}</p>}
      {table !== null && <PricesTable table={table} />}
      {rows.length > 0 && (
        <dl className="prices">
          {rows.map((row) => (
            <Row key={`${row.name} ${row.price} ${row.why.join(' ')}`} row={row} />
          ))}
        </dl>
      )}
    </div>
  )
}

function Row({ row }: { row: PriceRow }) {
  return (
    <div className="row">
      <dt>{tie(row.name)}</dt>
      <dd className={row.free ? 'price free' : 'price num'}>{row.price}</dd>
      {row.why.length > 0 && <dd className="why">{row.why.map(tie).join(' ')}</dd>}
    </div>
  )
}
