import { type ReactNode, useState } from 'react'
import {
  gateOf,
  optionWithGate,
  plainPlaces,
  withOptions,
  withPlaces,
} from '#domain/event/draft/extras/change-extra.ts'
import type { OptionColumn } from '#domain/event/draft/extras/pasted-options.ts'
import { movedBy, withItem, withOption } from '#domain/event/draft/prices/change-items.ts'
import type { Item, Option } from '#domain/event/draft/prices/price-rows.ts'
import { speakerOf } from '#i18n/pl/definition/definition-text.ts'
import { claimNotes, gateNotes } from '#i18n/pl/definition/gate.ts'
import { Icon } from '../shared/icon.tsx'
import { CellInput } from '../shared/inputs/cell-input.tsx'
import { DayBox } from '../shared/inputs/day-box.tsx'
import { MoneyInput } from '../shared/inputs/money-input.tsx'
import { PriceOf } from '../shared/prices/price-of.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'
import { COLUMN_WORDS } from './extra-words.ts'
import { GateForm } from './gate-form.tsx'

interface Props {
  readonly pricing: Pricing
  readonly item: Item
  readonly option: Option
  readonly columns: readonly OptionColumn[]
  /** It may have a note, which stands below it. */
  readonly hasNote: boolean
  readonly onRemove: () => void
}

/** An option in its row, and below it a price that is more than one amount. */
export function OptionRow(props: Props): ReactNode {
  const { pricing, item, option, columns, hasNote, onRemove } = props
  const set = (make: (option: Option) => Option) =>
    pricing.change((document) => withItem(document, item.id, (now) => withOption(now, option.id, make)))
  const { price } = option
  const [isOpen, setOpen] = useState(false)
  const speaker = speakerOf(pricing.definition)
  const notes = [...gateNotes(option, speaker), ...claimNotes(option.claims, speaker)]
  const isPlain = price === undefined || typeof price === 'number'
  return (
    <>
      <tr>
        {columns.map((column) => (
          <td
            key={column}
            className={`cell-${column}`}
            data-heading={column === 'name' ? undefined : COLUMN_WORDS[column]}
          >
            <Cell column={column} item={item} option={option} isPlain={isPlain} set={set} />
          </td>
        ))}
        <td className="cell-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={`${hasNote ? 'Dopisek, do' : 'Do'} kiedy i\u00a0dla kogo: ${option.name}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="settings" size={20} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Wyżej: ${option.name}`}
            disabled={item.options[0] === option}
            onClick={() =>
              pricing.change((document) =>
                withOptions(document, item.id, (options) => movedBy(options, option.id, -1)),
              )
            }
          >
            <Icon name="up" size={20} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Usuń: ${option.name}`}
            onClick={onRemove}
          >
            <Icon name="close" size={20} />
          </button>
        </td>
      </tr>
      {hasNote && (isOpen || option.note !== undefined) && (
        <tr>
          <td className="cell-whole cell-note" colSpan={columns.length + 1} data-heading={COLUMN_WORDS.note}>
            <Cell column="note" item={item} option={option} isPlain={isPlain} set={set} />
          </td>
        </tr>
      )}
      {(isOpen || notes.length > 0) && (
        <tr>
          <td className="cell-whole" colSpan={columns.length + 1}>
            {notes.length > 0 && <p className="sub">{`${option.name}: ${notes.join('; ')}.`}</p>}
            {isOpen && (
              <GateForm
                pricing={pricing}
                called={`${item.name}: ${option.name}`}
                facts={pricing.facts[item.per].filter(({ name }) => !name.endsWith(`.${item.id}`))}
                isOfPerson={item.per === 'person'}
                gate={gateOf(option)}
                onChange={(gate) => set((now) => optionWithGate(now, gate))}
              />
            )}
          </td>
        </tr>
      )}
      {!isPlain && (
        <tr>
          <td className="cell-whole" colSpan={columns.length + 1}>
            <PriceOf
              pricing={pricing}
              item={item}
              name={`${item.name}: ${option.name}`}
              price={price}
              onChange={(changed) => set((now) => ({ ...now, price: changed }))}
            />
          </td>
        </tr>
      )}
    </>
  )
}

interface CellProps {
  readonly column: OptionColumn
  readonly item: Item
  readonly option: Option
  readonly isPlain: boolean
  readonly set: (make: (option: Option) => Option) => void
}

function Cell({ column, item, option, isPlain, set }: CellProps): ReactNode {
  const of = `${item.name}: ${option.name}`
  switch (column) {
    case 'name':
      return (
        <CellInput
          label={`Opcja: ${option.name}`}
          text={option.name}
          longest={120}
          required
          onChange={(name) => set((now) => ({ ...now, name: name ?? now.name }))}
        />
      )
    case 'price':
      return isPlain ? (
        <MoneyInput
          label={of}
          amount={typeof option.price === 'number' ? option.price : null}
          otherwise="jak wyżej"
          onChange={(price) => set((now) => ({ ...now, price }))}
          onNone={() => set(({ price: _, ...now }) => now)}
        />
      ) : (
        <span>poniżej</span>
      )
    case 'places':
      return <PlacesCell of={of} option={option} set={set} />
    case 'note':
      return (
        <CellInput
          label={`Dopisek: ${option.name}`}
          text={option.note ?? ''}
          longest={300}
          onChange={(note) => set(({ note: _, ...now }) => (note === undefined ? now : { ...now, note }))}
        />
      )
    case 'day':
      return (
        <DayCell
          label={`Dzień: ${option.name}`}
          day={option.day}
          onChange={(day) => set((now) => ({ ...now, day }))}
        />
      )
    case 'start':
      return (
        <DayCell
          label={`Od: ${option.name}`}
          day={option.dates?.start}
          onChange={(start) => set((now) => ({ ...now, dates: { ...now.dates, start } }))}
        />
      )
    case 'end':
      return (
        <DayCell
          label={`Do: ${option.name}`}
          day={option.dates?.end}
          onChange={(end) => set((now) => ({ ...now, dates: { ...(now.dates ?? { start: end }), end } }))}
        />
      )
  }
}

function PlacesCell({ of, option, set }: { of: string; option: Option; set: CellProps['set'] }): ReactNode {
  const places = plainPlaces(option)
  if (places === null) return <span className="sub">według limitu</span>
  return (
    <CellInput
      label={`Miejsca: ${of}`}
      text={places === undefined ? '' : String(places)}
      longest={6}
      placeholder="—"
      pattern={/^\d{1,6}$/}
      onChange={(typed) => set((now) => withPlaces(now, typed === undefined ? undefined : Number(typed)))}
    />
  )
}

function DayCell(props: {
  label: string
  day: string | undefined
  onChange: (day: string) => void
}): ReactNode {
  return (
    <DayBox
      input={{ 'aria-label': props.label }}
      value={props.day ?? ''}
      onChange={(day) => {
        if (day !== '') props.onChange(day)
      }}
    />
  )
}
