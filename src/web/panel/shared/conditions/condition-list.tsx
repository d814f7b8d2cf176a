import { type ReactNode, useId, useState } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { type AskableFact, firstChip } from '#domain/event/draft/questions/askable-facts.ts'
import { type Chip, chipsOf, conditionOf, partOf } from '#domain/event/draft/questions/who.ts'
import { factWords } from '#i18n/pl/fact-words.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { Icon } from '../icon.tsx'
import { ConditionEditor } from './condition-editor.tsx'
import { isAnswered, unanswered, unansweredWords, useUnfinished } from './unfinished.ts'

interface Props {
  readonly definition: EventDefinition
  /** The words of one condition. */
  readonly words: (condition: Condition) => string
  /** On what it may depend. */
  readonly facts: readonly AskableFact[]
  readonly when: Condition | undefined
  readonly onChange: (when: Condition | undefined) => void
  /** Whether a condition that stands alone can be changed at once, because it was touched to get here. */
  readonly opensAlone?: boolean
}

/** 'Gdy …': parts of a condition that must all hold, each with its sentence and a small form. */
export function ConditionList(props: Props): ReactNode {
  const { definition, words, facts, when, onChange, opensAlone = false } = props
  const {
    shown: chips,
    put,
    remove,
  } = useUnfinished<Chip>({
    parts: chipsOf(when),
    isFinished: isAnswered,
    onChange: (changed) => onChange(conditionOf(changed)),
  })
  const [open, setOpen] = useState<number | null>(opensAlone && chips.length === 1 ? 0 : null)
  const nameOf = factWords(definition)
  const named = facts.map((fact) => [fact, upperFirst(nameOf(fact.name).name)] as const)
  const firstOf = (fact: AskableFact) =>
    unanswered(firstChip(fact, definition.dates.start ?? '2030-01-01'), fact)
  const add = () => {
    // Most conditions follow from the answer right before, and none asks the same twice.
    const free = facts.filter(({ name }) => !chips.some((chip) => 'fact' in chip && chip.fact === name))
    const fact = free.findLast(({ name }) => name.startsWith('answer.')) ?? free[0] ?? facts[0]
    if (fact === undefined) return
    setOpen(chips.length)
    put(chips.length, firstOf(fact))
  }
  return (
    <div className="condition-list">
      <ul>
        {placed(chips).map(({ chip, index, key }) => (
          <OneCondition
            key={key}
            chip={chip}
            sentence={
              isAnswered(chip) ? words(partOf(chip)) : unansweredWords(chip, (name) => nameOf(name).name)
            }
            facts={named}
            firstOf={firstOf}
            isOpen={open === index}
            onOpen={() => setOpen(open === index ? null : index)}
            onChange={(changed) => put(index, changed)}
            onRemove={() => {
              setOpen(null)
              remove(index)
            }}
          />
        ))}
      </ul>
      <button data-adds type="button" className="btn text" disabled={facts.length === 0} onClick={add}>
        <Icon name="plus" size={18} />
        Dodaj warunek
      </button>
    </div>
  )
}

/** Parts have no ids: each is the one at its place, also while it is made to say something else. */
const placed = (chips: readonly Chip[]) => chips.map((chip, index) => ({ chip, index, key: `${index}` }))

interface OneProps {
  readonly chip: Chip
  readonly sentence: string
  readonly facts: readonly (readonly [AskableFact, string])[]
  readonly firstOf: (fact: AskableFact) => Chip
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onChange: (chip: Chip) => void
  readonly onRemove: () => void
}

function OneCondition({
  chip,
  sentence,
  facts,
  firstOf,
  isOpen,
  onOpen,
  onChange,
  onRemove,
}: OneProps): ReactNode {
  const id = useId()
  const isKnown = chip.kind !== 'other' && facts.some(([{ name }]) => name === chip.fact)
  return (
    <li>
      <div className="condition-line">
        {isKnown ? (
          <button
            type="button"
            className="word-button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onOpen}
          >
            {sentence}
          </button>
        ) : (
          <p>{sentence}</p>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={`Usuń warunek: ${sentence}`}
          onClick={onRemove}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      {isKnown && isOpen && (
        <div id={id} className="sub-form">
          <ConditionEditor chip={chip} facts={facts} firstOf={firstOf} onChange={onChange} />
        </div>
      )}
    </li>
  )
}
