import type { ReactNode } from 'react'
import {
  type Ladder,
  type Refund,
  withLadder,
  withNewRefund,
  withoutRefund,
  withRefund,
  withRefundHigher,
} from '#domain/event/draft/payments/leaving.ts'
import { tie } from '#i18n/text/typography.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { Icon } from '../shared/icon.tsx'
import { UntilWord } from '../shared/inputs/deadline-word.tsx'
import { placed } from '../shared/inputs/placed.ts'
import { ItemsWord } from './items-word.tsx'
import { KeptWord } from './kept-word.tsx'
import { ReadyList } from './ready-list.tsx'
import { RefundName } from './refund-name.tsx'
import { Troubles } from './troubles.tsx'
import type { Payments } from './use-payments.ts'
import { WhoWord, withWhen } from './who-word.tsx'

const LADDERS: readonly (readonly [Ladder, name: string, sets: string])[] = [
  ['everything', 'Oddajemy wszystko', 'Kto zrezygnuje do 7 dni przed, dostaje całą wpłatę z powrotem.'],
  ['steps', 'Im później, tym mniej', 'Do 30 dni przed potrącamy 10% ceny, do 7 dni przed połowę.'],
  ['sum', 'Stała kwota', 'Kto zrezygnuje do 7 dni przed, traci 50 zł od osoby.'],
  ['deposit', 'Przepada zaliczka', 'Kto zrezygnuje do 7 dni przed, traci tylko zaliczkę.'],
  ['office', 'Decyduje biuro', 'Nic nie dzieje się samo: biuro ustala każdy zwrot.'],
]

/** 'Rezygnacje': what is kept of who resigns, in the order in which the rules count. */
export function RefundList({ payments }: { payments: Payments }): ReactNode {
  const { document, change } = payments
  const { refunds } = document
  return (
    <section className="payment-section" aria-labelledby="rezygnacje">
      <h2 id="rezygnacje">Rezygnacje</h2>
      <Ladders payments={payments} />
      {refunds.length === 0 ? (
        <p>{tie('Nie ma zasad: nic nie potrącamy samo, o zwrocie decyduje biuro.')}</p>
      ) : (
        <>
          {refunds.length > 1 && (
            <p className="sub">Liczy się pierwsza zasada, której termin jeszcze trwa.</p>
          )}
          <ol className="payment-lines">
            {placed(refunds).map(({ part: refund, index, key }) => (
              <RefundLine key={key} payments={payments} refund={refund} index={index} />
            ))}
          </ol>
          {refunds.every(({ until, when, whole }) => until !== undefined || when !== undefined || whole) && (
            <p>Później: bez zwrotu.</p>
          )}
          <LawNote refunds={refunds} />
        </>
      )}
      <button data-adds type="button" className="btn text" onClick={() => change(withNewRefund)}>
        <Icon name="plus" size={18} />
        Dodaj zasadę
      </button>
      {refunds.length > 0 && <PricesOfStaying payments={payments} />}
    </section>
  )
}

/** Usual rules of resigning, set by one press. */
function Ladders({ payments }: { payments: Payments }): ReactNode {
  const { document, change } = payments
  const hasDeposit = document.plans.some(({ parts }) => parts.some(({ deposit }) => deposit))
  const offered = LADDERS.filter(([ladder]) => ladder !== 'deposit' || hasDeposit)
  return (
    <ReadyList
      title="Zacznij od gotowych zasad"
      of="rezygnacje"
      isOpen={document.refunds.length === 0}
      ready={offered.map(([ladder, name, sets]) => ({
        ...{ name, sets },
        onChoose: () => change((now) => withLadder(now, ladder)),
      }))}
    />
  )
}

/** Flat percentages of the price have been found unfair to consumers. */
function LawNote({ refunds }: { refunds: readonly Refund[] }): ReactNode {
  if (!refunds.some(({ kept }) => kept.percent > 0)) return null
  return (
    <p className="sub">
      {tie(
        'Sztywny procent ceny bywa uznany za niedozwolony. Bezpieczniej potrącać rzeczywiste koszty, a procent podać jako najwyższą kwotę: biuro może zawsze oddać więcej.',
      )}
    </p>
  )
}

interface LineProps {
  readonly payments: Payments
  readonly refund: Refund
  readonly index: number
}

function RefundLine({ payments, refund, index }: LineProps): ReactNode {
  const { change, troublesAt, firstDay, hasEntry } = payments
  const write = (changed: Refund) => change((now) => withRefund(now, index, changed))
  const name = `zasada ${index + 1}`
  return (
    <li className="payment-line">
      <div className="sentence">
        {'Rezygnacja '}
        <UntilWord
          {...{ firstDay, hasEntry }}
          after=":"
          label={`Termin, ${name}`}
          value={refund.until}
          onChange={(until) => {
            const { until: _, ...others } = refund
            write(until === undefined ? others : { ...others, until })
          }}
        />{' '}
        <KeptWord
          payments={payments}
          after="."
          label={`Ile, ${name}`}
          kept={refund.kept}
          onChange={(kept) => write({ ...refund, kept })}
        />
        {' Dotyczy: '}
        <ItemsWord
          payments={payments}
          after="."
          label={`Dotyczy, ${name}`}
          items={refund.items}
          everything="wszystko"
          onChange={(items) => {
            const { items: _, ...others } = refund
            write(items === undefined ? others : { ...others, items })
          }}
        />
        {' Kto: '}
        <WhoWord
          payments={payments}
          after=","
          label={`Kto, ${name}`}
          of="person"
          when={refund.when}
          onChange={(when) => write(withWhen(refund, when))}
        />{' '}
        <Slot
          label={`Całe zgłoszenie, ${name}`}
          value={refund.whole ? 'whole' : 'any'}
          options={[
            ['any', 'także pojedyncze osoby'],
            ['whole', 'tylko całe zgłoszenie'],
          ]}
          onChange={(of) => write({ ...refund, whole: of === 'whole' })}
        />
        {'. Nazwa: '}
        <RefundName refund={refund} index={index} onChange={write} />
      </div>
      <span className="payment-tools">
        <button
          type="button"
          className="icon-button"
          aria-label={`Wyżej: ${name}`}
          disabled={index === 0}
          onClick={() => change((now) => withRefundHigher(now, index))}
        >
          <Icon name="up" size={20} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Usuń: ${name}`}
          onClick={() => change((now) => withoutRefund(now, index))}
        >
          <Icon name="close" size={20} />
        </button>
      </span>
      <Troubles of={troublesAt(`refunds.${index}`)} />
    </li>
  )
}

/** Whether those who stay are priced anew when somebody resigns. */
function PricesOfStaying({ payments }: { payments: Payments }): ReactNode {
  const { document, change } = payments
  return (
    <p className="sentence">
      {'Gdy ktoś z rodziny zrezygnuje, ceny pozostałych '}
      <Slot
        label="Ceny pozostałych osób"
        value={document.pricesOfStaying}
        options={[
          ['anew', 'liczymy od nowa, w\u00a0sumie nie wyżej'],
          ['stay', 'zostają bez zmian'],
        ]}
        onChange={(pricesOfStaying) => change((now) => ({ ...now, pricesOfStaying }))}
      />
      .
    </p>
  )
}
