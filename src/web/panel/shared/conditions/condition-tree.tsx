import { type ReactNode, useId, useState } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import {
  type ConditionLines,
  conditionOfLine,
  conditionOfLines,
  type GroupLine,
  type Line,
  linesOf,
} from '#domain/event/draft/conditions/condition-lines.ts'
import { type GroupedFacts, groupedFacts } from '#domain/event/draft/conditions/grouped-facts.ts'
import { whoFits } from '#domain/event/draft/conditions/who-fits.ts'
import { EXAMPLE_FAMILY, type ExamplePerson } from '#domain/event/draft/prices/example-family.ts'
import { firstChip } from '#domain/event/draft/questions/askable-facts.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { factWords } from '#i18n/pl/fact-words.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { Icon } from '../icon.tsx'
import { LineEditor, type Offered } from './line-editor.tsx'
import { Slot } from './slot.tsx'
import { isAnswered, unanswered, unansweredWords, useUnfinished } from './unfinished.ts'

interface Props {
  readonly definition: EventDefinition
  readonly words: (condition: Condition) => string
  /** What may be asked in this place. */
  readonly of: 'person' | 'registration'
  readonly priced: boolean
  readonly when: Condition | undefined
  readonly onChange: (when: Condition | undefined) => void
}

/** A whole condition: lines of which all must hold or one, lists in brackets among them, and the opposite of any. */
export function ConditionTree({ definition, words, of, priced, when, onChange }: Props): ReactNode {
  const groups = groupedFacts(definition, { of, priced })
  const wordsOf = factWords(definition)
  const offered: Offered = {
    groups,
    nameOf: (fact) => upperFirst(wordsOf(fact).name),
    firstOf: (fact) => unanswered(firstChip(fact, definition.dates.start ?? '2030-01-01'), fact),
  }
  const read = linesOf(when)
  const hasBrackets = read.lines.some(({ kind }) => kind === 'group')
  return (
    <div className="condition-list">
      {when !== undefined && (hasBrackets || read.lines.length > 2) && (
        <p className="condition-whole">{upperFirst(words(when))}.</p>
      )}
      <Lines
        list={read}
        words={words}
        offered={offered}
        isInside={false}
        example={of === 'person' && when !== undefined ? exampleOf(definition, when) : ''}
        onChange={(list) => onChange(conditionOfLines(list))}
      />
    </div>
  )
}

/** 'Na przykład pasuje: Anna (41), Marek (43); nie pasuje: Jan (13).' */
function exampleOf(definition: EventDefinition, when: Condition): string {
  const now = localOf(Temporal.Now.instant())
  const { fits, others } = whoFits(definition, when, EXAMPLE_FAMILY, now)
  const parts = [
    ...(fits.length === 0 ? [] : [`pasuje: ${namesOf(fits)}`]),
    ...(others.length === 0 ? [] : [`nie pasuje: ${namesOf(others)}`]),
  ]
  return parts.length === 0 ? '' : `Na przykład ${parts.join('; ')}.`
}

const namesOf = (people: readonly ExamplePerson[]) =>
  people.map(({ firstName, age }) => `${firstName} (${age})`).join(', ')

interface ListProps {
  readonly list: ConditionLines
  readonly words: (condition: Condition) => string
  readonly offered: Offered
  /** Brackets stand only in the outer list. */
  readonly isInside: boolean
  /** For whom of an example family the whole condition holds, in words. */
  readonly example: string
  readonly onChange: (list: ConditionLines) => void
}

function Lines({ list, words, offered, isInside, example, onChange }: ListProps): ReactNode {
  const [open, setOpen] = useState<number | null>(null)
  const { together } = list
  const {
    shown: lines,
    put,
    remove,
  } = useUnfinished<Line>({
    parts: list.lines,
    isFinished: isWhole,
    onChange: (changed) => onChange({ together, lines: changed }),
  })
  const first = newLine(offered.groups, offered)
  const add = (line: Line) => {
    setOpen(lines.length)
    put(lines.length, line)
  }
  return (
    <>
      {(lines.length > 1 || isInside) && (
        <p className="condition-switch">
          Muszą być spełnione:{' '}
          <Slot
            label={isInside ? 'Jak łączymy warunki w nawiasie' : 'Jak łączymy warunki'}
            value={together}
            options={[
              ['all', 'wszystkie naraz'],
              ['any', 'choć jedno'],
            ]}
            onChange={(word) => onChange({ together: word, lines: list.lines })}
          />
        </p>
      )}
      <ul>
        {placed(lines).map(({ line, index, key }) => (
          <OneLine
            key={key}
            line={line}
            words={words}
            offered={offered}
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
      {open !== null && example !== '' && <p className="sub">{example}</p>}
      {first !== null && (
        <div className="condition-adds">
          <button data-adds type="button" className="btn text" onClick={() => add(first)}>
            <Icon name="plus" size={18} />
            Dodaj warunek
          </button>
          {!isInside && lines.length > 0 && (
            <button
              data-adds
              type="button"
              className="btn text"
              onClick={() =>
                add({
                  kind: 'group',
                  together: together === 'all' ? 'any' : 'all',
                  lines: [first],
                  not: false,
                })
              }
            >
              <Icon name="plus" size={18} />
              Grupa warunków
            </button>
          )}
        </div>
      )}
    </>
  )
}

/** Lines have no ids: each is the one at its place, also while it is made to say something else. */
const placed = (lines: readonly Line[]) => lines.map((line, index) => ({ line, index, key: `${index}` }))

const isWhole = (line: Line): boolean =>
  line.kind === 'chip' ? isAnswered(line.chip) : line.lines.every(({ chip }) => isAnswered(chip))

/** What a new line begins with: the answer right before, as most conditions do, else the first fact that is offered. */
function newLine(groups: readonly GroupedFacts[], { firstOf }: Offered) {
  const answer = groups
    .find(({ group }) => group === 'answers')
    ?.facts.findLast(({ name }) => name.startsWith('answer.'))
  const fact = answer ?? groups[0]?.facts[0]
  return fact === undefined ? null : ({ kind: 'chip', chip: firstOf(fact), not: false } as const)
}

interface LineProps {
  readonly line: Line
  readonly words: (condition: Condition) => string
  readonly offered: Offered
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onChange: (line: Line) => void
  readonly onRemove: () => void
}

function OneLine(props: LineProps): ReactNode {
  const { line, words, offered, isOpen, onOpen, onChange, onRemove } = props
  const id = useId()
  const sentence = sentenceOf(props)
  const remove = (
    <button type="button" className="icon-button" aria-label={`Usuń warunek: ${sentence}`} onClick={onRemove}>
      <Icon name="close" size={20} />
    </button>
  )
  if (line.kind === 'group')
    return (
      <li className="condition-group">
        <Brackets line={line} words={words} offered={offered} onChange={onChange} />
        {remove}
      </li>
    )
  const { chip } = line
  const isKnown =
    chip.kind !== 'other' && offered.groups.some(({ facts }) => facts.some(({ name }) => name === chip.fact))
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
        {remove}
      </div>
      {isKnown && isOpen && (
        <div id={id} className="sub-form">
          <LineEditor offered={offered} line={line} onChange={onChange} />
        </div>
      )}
    </li>
  )
}

function sentenceOf({ line, words, offered }: LineProps): string {
  if (line.kind === 'chip' && !isAnswered(line.chip)) return unansweredWords(line.chip, offered.nameOf)
  const said = conditionOfLine(line)
  return said === undefined ? '' : words(said)
}

/** A list in brackets, and whether it must hold or must not. */
function Brackets(props: {
  line: GroupLine
  words: LineProps['words']
  offered: Offered
  onChange: (line: Line) => void
}): ReactNode {
  const { line, words, offered, onChange } = props
  return (
    <fieldset aria-label="Grupa warunków">
      <Lines
        isInside
        example=""
        list={line}
        words={words}
        offered={offered}
        onChange={({ together, lines }) =>
          onChange({ ...line, together, lines: lines.filter((each) => each.kind === 'chip') })
        }
      />
      <label className="option">
        <input type="checkbox" checked={line.not} onChange={() => onChange({ ...line, not: !line.not })} />
        <span>odwrotnie: gdy tak nie jest</span>
      </label>
    </fieldset>
  )
}
