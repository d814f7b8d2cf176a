import { type ReactNode, useId } from 'react'
import type { DraftProblem } from './draft-problem.ts'

interface State {
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** A field with what is said below it: what is wrong with it, or else a hint. */
export function FieldCell(props: {
  error: string | null
  hint?: ReactNode
  /** Takes the whole line. */
  wide?: boolean
  children: (state: State) => ReactNode
}): ReactNode {
  const { error, hint = null, wide = false, children } = props
  const id = useId()
  const isWrong = error !== null
  const said = isWrong || hint !== null ? id : undefined
  return (
    <div className={wide ? 'draft-cell wide' : 'draft-cell'}>
      {children({ 'aria-invalid': isWrong || undefined, 'aria-describedby': said })}
      {isWrong && (
        <p id={id} className="error">
          {error}
        </p>
      )}
      {!isWrong && hint !== null && (
        <p id={id} className="draft-hint">
          {hint}
        </p>
      )}
    </div>
  )
}

/** What is wrong at a place; null: nothing. */
export const errorAt = (problems: readonly DraftProblem[], place: string): string | null =>
  problems.find(({ where }) => where === place)?.message ?? null
