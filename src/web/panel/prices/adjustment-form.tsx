import type { ReactNode } from 'react'
import { withCodesKnown } from '#domain/event/draft/prices/codes.ts'
import { type Adjustment, optionFacts, withAdjustment } from '#domain/event/draft/prices/reductions.ts'
import { chipsOf, conditionOf } from '#domain/event/draft/questions/who.ts'
import { ConditionList } from '../shared/conditions/condition-list.tsx'
import { NameInput } from '../shared/inputs/name-input.tsx'
import { ItemChoice } from '../shared/prices/item-choice.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'
import { BestOf } from './best-of.tsx'
import { CodeSentence } from './code-sentence.tsx'
import { CODE_FACTS, type Editing } from './editing.ts'
import { EffectSentence } from './effect-sentence.tsx'
import { PayerSentence } from './payer-sentence.tsx'
import { PoolSentence } from './pool-sentence.tsx'
import { RankSentence } from './rank-sentence.tsx'

/** One reduction or surcharge: its name, how much, of what, for whom. */
export function AdjustmentForm(props: { pricing: Pricing; adjustment: Adjustment }): ReactNode {
  const { pricing, adjustment } = props
  const write: Editing['write'] = (make) =>
    pricing.change((document) => withCodesKnown(withAdjustment(document, adjustment.id, make)))
  const editing = { pricing, adjustment, write }
  return (
    <>
      <NameInput
        label="Nazwa na rachunku"
        name={adjustment.name}
        onChange={(name) => write((now) => ({ ...now, name }))}
      />
      <EffectSentence {...editing} />
      <ItemChoice
        legend="Czego dotyczy"
        items={pricing.document.items}
        chosen={adjustment.items}
        onChange={(items) => write((now) => ({ ...now, items: [...items] }))}
      />
      <CodeSentence {...editing} />
      <ForWhom {...editing} />
      <RankSentence {...editing} />
      <PoolSentence {...editing} />
      <PayerSentence {...editing} />
      <BestOf {...editing} />
    </>
  )
}

/** 'Tylko gdy: …'. A code has a sentence of its own above. */
function ForWhom({ pricing, adjustment, write }: Editing): ReactNode {
  const chips = chipsOf(adjustment.when)
  const isCode = (chip: (typeof chips)[number]) => chip.kind === 'values' && CODE_FACTS.includes(chip.fact)
  const codes = chips.filter(isCode)
  const others = chips.filter((chip) => !isCode(chip))
  const arePersonal = adjustment.items.every(
    (id) => pricing.document.items.find((item) => item.id === id)?.per === 'person',
  )
  return (
    <div>
      <p className="sub">{others.length === 0 ? 'Dla wszystkich.' : 'Tylko gdy:'}</p>
      <ConditionList
        definition={pricing.definition}
        words={pricing.words}
        facts={[
          ...pricing.facts[arePersonal ? 'person' : 'registration'],
          ...optionFacts(pricing.document.items.filter(({ id }) => adjustment.items.includes(id))),
        ]}
        when={conditionOf(others)}
        onChange={(changed) =>
          write(({ when: _, ...now }) => {
            const when = conditionOf([...codes, ...chipsOf(changed)])
            return when === undefined ? now : { ...now, when }
          })
        }
      />
    </div>
  )
}
