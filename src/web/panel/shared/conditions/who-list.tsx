import type { ReactNode } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import type { DraftRules } from '../draft/use-draft-rules.ts'
import { ConditionList } from './condition-list.tsx'

interface Props {
  readonly rules: DraftRules
  readonly of: 'person' | 'registration'
  /** What stands before the conditions, 'Tylko gdy:', and in their place where there are none: 'Dla wszystkich.' */
  readonly title: string
  readonly nobody: string
  readonly when: Condition | undefined
  readonly onChange: (when: Condition | undefined) => void
}

/** For whom something holds: a line of words, and the conditions below it. */
export function WhoList({ rules, of, title, nobody, when, onChange }: Props): ReactNode {
  return (
    <div className="who-list" role="group" aria-label={title.replace(/:$/, '')}>
      <p className="sub">{when === undefined ? nobody : title}</p>
      <ConditionList
        definition={rules.definition}
        words={rules.words}
        facts={rules.facts[of]}
        when={when}
        onChange={onChange}
      />
    </div>
  )
}
