import type { ReactNode } from 'react'
import { Icon } from '../shared/icon.tsx'

/** Whether a part is there, as a sign and read aloud. */
export function ChecklistMark({ done }: { done: boolean }): ReactNode {
  return (
    <span className="checklist-mark">
      {done ? <Icon name="check" size={16} /> : null}
      <span className="sr">{done ? 'Jest:' : 'Brakuje:'}</span>
    </span>
  )
}
