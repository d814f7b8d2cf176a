import type { ReactNode } from 'react'
import { ErrorText } from '#web/ui/field-frame.tsx'

/** What keeps a place of the draft from being published, in words beneath it. */
export function ProblemLines({ id, problems }: { id: string; problems: readonly string[] }): ReactNode {
  return problems.map((problem, index) => (
    <ErrorText key={problem} id={`${id}-${index}`}>
      {problem}
    </ErrorText>
  ))
}
