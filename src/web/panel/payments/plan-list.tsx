import { type ReactNode, useState } from 'react'
import { type PlanPreset, withPayingAfter, withPreset } from '#domain/event/draft/payments/plan-presets.ts'
import {
  type Plan,
  withCopiedPart,
  withNewPart,
  withNewPlan,
  withoutPart,
  withoutPlan,
  withPart,
  withPlan,
} from '#domain/event/draft/payments/plans.ts'
import { movedBy } from '#domain/event/draft/prices/change-items.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { Icon } from '../shared/icon.tsx'
import { placed } from '../shared/inputs/placed.ts'
import { NumberSlot, TextSlot } from '../shared/inputs/slots.tsx'
import { PartLine } from './part-line.tsx'
import { AFTER_NAMES, NEW_PLAN, newPartName, PART_NAMES, PRESET_WORDS } from './plan-words.ts'
import { ReadyList } from './ready-list.tsx'
import { Troubles } from './troubles.tsx'
import type { Payments } from './use-payments.ts'
import { WhoWord, withWhen } from './who-word.tsx'

/** 'Kiedy płacą': the ways of paying, each with its parts as sentences. */
export function PlanList({ payments }: { payments: Payments }): ReactNode {
  const { document, change } = payments
  return (
    <section className="payment-section" aria-labelledby="kiedy-placa">
      <h2 id="kiedy-placa">Kiedy płacą</h2>
      {document.plans.length > 1 && (
        <p className="sub">
          Komu pasuje kilka sposobów, wybiera jeden przy zapisie; zaznaczony jest pierwszy.
        </p>
      )}
      {document.plans.map((plan, index) => (
        <OnePlan key={plan.id} payments={payments} plan={plan} index={index} />
      ))}
      <div className="payment-presets">
        <button
          data-adds
          type="button"
          className="btn text"
          onClick={() => change((now) => withNewPlan(now, NEW_PLAN, PART_NAMES.whole))}
        >
          <Icon name="plus" size={18} />
          Inny sposób płatności
        </button>
        <button
          data-adds
          type="button"
          className="btn text"
          onClick={() => change((now) => withPayingAfter(now, AFTER_NAMES))}
        >
          <Icon name="plus" size={18} />
          Po wydarzeniu, dla jednostek publicznych
        </button>
      </div>
    </section>
  )
}

interface PlanProps {
  readonly payments: Payments
  readonly plan: Plan
  readonly index: number
}

function OnePlan({ payments, plan, index }: PlanProps): ReactNode {
  const { document, change, troublesAt } = payments
  const write = (make: (plan: Plan) => Plan) => change((now) => withPlan(now, plan.id, make))
  const isOnly = document.plans.length === 1
  return (
    <div className="payment-plan">
      {(!isOnly || plan.when !== undefined) && (
        <PlanHead payments={payments} plan={plan} index={index} write={write} />
      )}
      <Presets payments={payments} plan={plan} />
      <ol className="payment-lines">
        {placed(plan.parts).map(({ part, index: at, key }) => (
          <PartLine
            key={key}
            payments={payments}
            part={part}
            path={`plans.${index}.parts.${at}`}
            isLast={at === plan.parts.length - 1}
            isOnly={plan.parts.length === 1}
            onChange={(changed) => write((now) => withPart(now, at, changed))}
            onCopy={() => write((now) => withCopiedPart(now, at))}
            onRemove={() => write((now) => withoutPart(now, at))}
          />
        ))}
      </ol>
      <button
        data-adds
        type="button"
        className="btn text"
        onClick={() =>
          write((now) =>
            withNewPart(now, {
              ...{ name: newPartName(now.parts.length), amount: { perPerson: 5_000 }, deposit: false },
              due: { days: 3, after: 'registration' },
            }),
          )
        }
      >
        <Icon name="plus" size={18} />
        Dodaj część
      </button>
      <Troubles of={troublesAt(`plans.${index}.when`)} />
      {(hasTerms(payments) || plan.per === 'term') && <PerTerm plan={plan} write={write} />}
    </div>
  )
}

function PlanHead(props: PlanProps & { write: (make: (plan: Plan) => Plan) => void }): ReactNode {
  const { payments, plan, index, write } = props
  const { change } = payments
  return (
    <div className="payment-line">
      <div>
        <h3>
          <TextSlot
            label="Nazwa sposobu płatności"
            longest={80}
            text={plan.name}
            onChange={(name) => write((now) => ({ ...now, name }))}
          />
        </h3>
        <div className="sentence">
          {'Dla kogo: '}
          <WhoWord
            payments={payments}
            label={`Dla kogo: ${plan.name}`}
            of="plan"
            when={plan.when}
            onChange={(when) => write((now) => withWhen(now, when))}
          />
        </div>
      </div>
      <span className="payment-tools">
        <button
          type="button"
          className="icon-button"
          aria-label={`Wyżej: ${plan.name}`}
          disabled={index === 0}
          onClick={() => change((now) => ({ ...now, plans: movedBy(now.plans, plan.id, -1) }))}
        >
          <Icon name="up" size={20} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Usuń sposób płatności: ${plan.name}`}
          disabled={payments.document.plans.length === 1}
          onClick={() => change((now) => withoutPlan(now, plan.id))}
        >
          <Icon name="close" size={20} />
        </button>
      </span>
    </div>
  )
}

/** Usual parts of a payment, set by one press. */
function Presets({ payments, plan }: Pick<PlanProps, 'payments' | 'plan'>): ReactNode {
  const { document, change } = payments
  const [count, setCount] = useState(3)
  const presets: readonly PlanPreset[] = [
    { kind: 'whole' },
    { kind: 'deposit' },
    { kind: 'instalments', count },
  ]
  return (
    <ReadyList
      title="Zacznij od gotowego podziału"
      of={plan.name}
      isOpen={document.plans.length === 1 && plan.parts.length === 1}
      ready={presets.map((preset) => ({
        ...PRESET_WORDS[preset.kind],
        onChoose: () => change((now) => withPreset(now, plan.id, preset, PART_NAMES)),
      }))}
    >
      <p>
        {'Ile rat: '}
        <NumberSlot label="Ile rat" value={count} least={2} most={12} onChange={setCount} />
      </p>
    </ReadyList>
  )
}

/** Whether one can take part in several terms, each with days of its own. */
const hasTerms = ({ document }: Payments) =>
  document.items.some(({ options }) => options.some(({ dates }) => dates !== undefined))

function PerTerm({ plan, write }: { plan: Plan; write: (make: (plan: Plan) => Plan) => void }): ReactNode {
  return (
    <p className="sentence">
      {'Kto jedzie na kilka turnusów, płaci '}
      <Slot
        label={`Kilka turnusów: ${plan.name}`}
        value={plan.per}
        options={[
          ['person', 'za wszystkie razem'],
          ['term', 'za każdy osobno'],
        ]}
        onChange={(per) => write((now) => ({ ...now, per }))}
      />
      .
    </p>
  )
}
