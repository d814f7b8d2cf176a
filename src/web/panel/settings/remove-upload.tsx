import { type ReactNode, useState } from 'react'
import { isOffline, problemsIn } from '#web/lib/ask.ts'

/** Removes something for good, by a second press. */
export function RemoveUpload(props: { name: string; disabled: boolean; onRemove: () => void }): ReactNode {
  const { name, disabled, onRemove } = props
  const [asked, setAsked] = useState(false)
  return (
    <button
      type="button"
      className="link"
      aria-label={asked ? `Na pewno usuń ${name}` : `Usuń ${name}`}
      disabled={disabled}
      onClick={() => (asked ? onRemove() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {asked ? 'Na pewno usuń' : 'Usuń'}
    </button>
  )
}

/** Why it was not removed: mostly because a page of a certain event shows it. */
export function UploadTrouble({ error }: { error: Error | null }): ReactNode {
  return (
    <span className="upload-trouble" role="alert">
      {error === null ? '' : removalTrouble(error)}
    </span>
  )
}

function removalTrouble(error: Error): string {
  const [problem] = problemsIn(error)
  if (problem !== undefined) return problem.message
  return isOffline(error) ? 'Nie usunięto: brak połączenia.' : 'Nie udało się usunąć. Spróbuj za chwilę.'
}
