import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { speakerOf } from '#i18n/pl/definition/definition-text.ts'
import { blockHeadings } from '#i18n/pl/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { planWords } from './plan-words.ts'
import { type PriceGroup, priceList } from './price-list.ts'
import type { PriceRow } from './price-rows.ts'
import { PricesTable } from './prices-table.tsx'
import { Section } from './section.tsx'

/** 'Ile to kosztuje': every price with its reason, generated from the definition. */
export function Prices({ block, definition }: { block: BlockOf<'prices'>; definition: EventDefinition }) {
  const groups = priceList(definition, itemsShown(block, definition))
  if (groups.length === 0) return null
  return (
    <Section block={block} heading={blockHeadings.prices}>
      {groups.map((group) => (
        <Group
          key={`${group.name} ${group.rows[0]?.name}`}
          group={block.reasons ? group : withoutReasons(group)}
        />
      ))}
      <p className="aside">
        {planWords(definition.plans[0]?.parts ?? [], speakerOf(definition))
          .map(tie)
          .join(' ')}
      </p>
    </Section>
  )
}

const itemsShown = ({ show }: BlockOf<'prices'>, { items }: EventDefinition) =>
  show === 'all' ? items : items.filter(({ category }) => category === 'participation')

const withoutReasons = (group: PriceGroup): PriceGroup => ({
  ...group,
  notes: [],
  rows: group.rows.map((row) => ({ ...row, why: [] })),
})

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
      <dd className={row.free ? 'price free' : 'price num'}>{tie(row.price)}</dd>
      {row.why.length > 0 && <dd className="why">{row.why.map(tie).join(' ')}</dd>}
    </div>
  )
}
