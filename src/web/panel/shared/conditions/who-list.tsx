import type { ReactNode } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import type { DraftRules } from '../draft/use-draft-rules.ts'
import { ConditionTree } from './condition-tree.tsx'

interface Props {
  readonly rules: DraftRules
  readonly of: 'person' | 'registration'
  /** Whether prices are known by then: in rules that are judged last. */
  readonly priced?: boolean
  /** What stands before the conditions, 'Tylko gdy:', and in their place where there are none: 'Dla wszystkich.' */
  readonly title: string
  readonly nobody: string
  readonly when: Condition | undefined
  readonly onChange: (when: Condition | undefined) => void
}

/** For whom something holds: a line of words, and the conditions below it. */
export function WhoList({ rules, of, priced = false, title, nobody, when, onChange }: Props): ReactNode {
  return (
    <fieldset className="who-list" aria-label={title.replace(/:$/, '')}>
      <p className="sub">{when === undefined ? nobody : title}</p>
      <ConditionTree
        definition={rules.definition}
        words={rules.words}
        of={of}
        priced={priced}
        when={when}
        onChange={onChange}
      />
    </fieldset>
  )
}
