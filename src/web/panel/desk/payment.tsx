import { type ReactNode, useId, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { quoteOfficeDraft } from '#contract/office.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { Grosze } from '#domain/values/money.ts'
import { pl } from '#i18n/pl.ts'
import { isOffline, isRefused } from '#web/lib/ask.ts'
import { MoneyField } from '../shared/inputs/money-field.tsx'
import type { LiveAllotment } from '../shared/limits/live-limits.ts'
import { type BillLine, billLines, newestLine } from './bill-lines.ts'
import { amountToTake, type DeskWay, type HowMuch, hasFirstPart } from './desk-order.ts'

type Price = OutputOf<typeof quoteOfficeDraft>

interface Props {
  readonly definition: EventDefinition
  readonly draft: RegistrationDraft
  readonly price: Price | undefined
  readonly error: unknown
  /** What is still to be typed, in words. */
  readonly missing: readonly string[]
  readonly tried: boolean
  readonly busy: boolean
  readonly allotments: readonly LiveAllotment[]
  readonly allotment: string | null
  readonly way: DeskWay
  readonly howMuch: HowMuch
  readonly other: Grosze
  /** Cash that was given; null: exactly what is taken. */
  readonly given: Grosze | null
  readonly onAllotment: (slug: string | null) => void
  readonly onWay: (way: DeskWay) => void
  readonly onHowMuch: (howMuch: HowMuch) => void
  readonly onOther: (amount: Grosze) => void
  readonly onGiven: (given: Grosze) => void
  readonly onSave: () => void
}

const WAYS: readonly (readonly [DeskWay, string, string])[] = [
  ['cash', 'gotówka', 'F6'],
  ['terminal', 'terminal', 'F7'],
  ['transfer', 'przelew', 'F8'],
  ['later', 'później', 'F9'],
]

/** The price as it stands, how much of it is taken and how, and the change to give. */
export function Payment(props: Props): ReactNode {
  const { price, way, howMuch, other, busy, onSave } = props
  const id = useId()
  const amount = price === undefined ? 0 : amountToTake(price, howMuch, other)
  return (
    <section className="desk-money" aria-labelledby={id}>
      <h2 id={id} className="sr">
        Cena i&nbsp;wpłata
      </h2>
      <Lines {...props} />
      <Places {...props} />
      {price !== undefined && price.total > 0 && (
        <>
          {way !== 'later' && (
            <Choice
              legend="Ile"
              options={[
                { value: 'all', name: 'całość' },
                ...(hasFirstPart(price) ? [{ value: 'first' as const, name: firstPartName(price) }] : []),
                { value: 'other', name: 'inna' },
              ]}
              value={howMuch}
              onChoose={props.onHowMuch}
            />
          )}
          {way !== 'later' && howMuch === 'other' && (
            <MoneyField label="Kwota" value={other} onChange={props.onOther} />
          )}
          <Choice
            legend="Czym"
            options={WAYS.map(([value, name, key]) => ({ value, name, key }))}
            value={way}
            onChoose={props.onWay}
          />
          {way === 'cash' && <Cash amount={amount} given={props.given} onGiven={props.onGiven} />}
        </>
      )}
      <button
        type="button"
        className="btn desk-save"
        disabled={busy}
        aria-keyshortcuts="Control+S"
        onClick={onSave}
      >
        {busy ? 'Zapisuję…' : 'Zapisz zgłoszenie'}
        <span className="key-cap" aria-hidden="true">
          Ctrl S
        </span>
      </button>
      <Missing {...props} />
    </section>
  )
}

/** 'zaliczka 150 zł'. */
function firstPartName({ due, total }: Price): string {
  const [first] = due
  const name = first?.name ?? 'pierwsza część'
  return `${name.charAt(0).toLocaleLowerCase('pl')}${name.slice(1)} ${pl.sum(first?.amount ?? total)}`
}

function Lines({ price, draft, definition }: Pick<Props, 'price' | 'draft' | 'definition'>): ReactNode {
  const isChosen = (id: string) => definition.items.some((item) => item.id === id && item.choose !== 'always')
  const lines = price === undefined ? null : billLines(price.lines, draft.people, isChosen)
  const newest = useNewest(lines, price)
  if (price === undefined || lines === null) return <div className="bone field" />
  return (
    <>
      <ul className="desk-lines">
        {lines.map(({ key, name, note, amount }) => (
          <li key={key} data-newest={key === newest || undefined}>
            <span>
              {name}
              {note !== null && <small> {note}</small>}
            </span>
            <span className="num">{pl.amountOrFree(amount)}</span>
          </li>
        ))}
      </ul>
      <p className="desk-total" aria-live="polite">
        <span>Razem</span> <b className="num">{pl.sum(price.total)}</b>
      </p>
    </>
  )
}

/** The key of the line that came last; it stays marked until another comes. */
function useNewest(lines: readonly BillLine[] | null, price: Price | undefined): string | null {
  const [seen, setSeen] = useState<{
    readonly price: Price | undefined
    readonly lines: readonly BillLine[]
    readonly newest: string | null
  }>({ price: undefined, lines: [], newest: null })
  if (lines !== null && price !== seen.price) {
    const newest = seen.price === undefined ? null : newestLine(seen.lines, lines)
    setSeen({ price, lines, newest: newest ?? seen.newest })
  }
  return seen.newest
}

/** From which places it is taken, where some are set aside. */
function Places({ allotments, allotment, onAllotment }: Props): ReactNode {
  if (allotments.length === 0) return null
  return (
    <label className="draft-field">
      Z&nbsp;których miejsc
      <span className="select">
        <select
          className="input"
          value={allotment ?? ''}
          onChange={({ currentTarget }) =>
            onAllotment(currentTarget.value === '' ? null : currentTarget.value)
          }
        >
          {allotments.map(({ slug, name, left, units }) => (
            <option key={slug} value={slug}>
              {`${name}: wolne ${left} z\u00a0${units}`}
            </option>
          ))}
          <option value="">wspólna pula</option>
        </select>
      </span>
    </label>
  )
}

function Choice<Value extends string>(props: {
  legend: string
  options: readonly { readonly value: Value; readonly name: string; readonly key?: string }[]
  value: Value
  onChoose: (value: Value) => void
}): ReactNode {
  const { legend, options, value, onChoose } = props
  const group = useId()
  return (
    <fieldset className="desk-choice">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={group}
            checked={value === option.value}
            onChange={() => onChoose(option.value)}
          />
          {option.key !== undefined && (
            <span className="key-cap" aria-hidden="true">
              {option.key}
            </span>
          )}
          {option.name}
        </label>
      ))}
    </fieldset>
  )
}

function Cash(props: { amount: Grosze; given: Grosze | null; onGiven: (given: Grosze) => void }): ReactNode {
  const { amount, given, onGiven } = props
  const back = (given ?? amount) - amount
  return (
    <div className="desk-cash">
      <MoneyField label="Dano" value={given ?? amount} onChange={onGiven} />
      <p aria-live="polite">
        {back < 0 ? 'Brakuje' : 'Reszta'}
        <b className="num">{pl.sum(Math.abs(back))}</b>
      </p>
    </div>
  )
}

/** What is still to be typed, once 'Zapisz' has been tried. */
function Missing({ missing, tried, error }: Props): ReactNode {
  const words = saveTrouble(error)
  return (
    <>
      {tried && missing.length > 0 && (
        <div className="desk-missing" role="alert">
          <b>Do uzupełnienia</b>
          <ul>
            {[...new Set(missing)].map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
      {words !== null && (
        <p role="alert" className="error">
          {words}
        </p>
      )}
    </>
  )
}

function saveTrouble(error: unknown): string | null {
  if (error === null || error === undefined) return null
  if (isOffline(error))
    return 'Brak połączenia. Dane zostały. Spróbuj ponownie, nic nie zapisze się dwa razy.'
  if (isRefused(error, 'registration_refused') || isRefused(error, 'invalid_input'))
    return 'Sprawdź zaznaczone pola i\u00a0kontakt.'
  if (isRefused(error, 'price_changed'))
    return 'Cena właśnie się zmieniła. Sprawdź ją i\u00a0zapisz ponownie.'
  if (isRefused(error, 'key_reused'))
    return 'To zgłoszenie zostało już zapisane, zanim coś w\u00a0nim zmieniono. Znajdź je na liście zgłoszeń i\u00a0tam popraw.'
  if (isRefused(error, 'full') || isRefused(error, 'queue')) return 'Nie ma już tylu wolnych miejsc.'
  if (isRefused(error, 'version_gone'))
    return 'Zasady wydarzenia właśnie się zmieniły. Odśwież stronę, zanim zapiszesz.'
  return 'Nie udało się zapisać. To nasza usterka. Spróbuj za chwilę, dane zostały.'
}
