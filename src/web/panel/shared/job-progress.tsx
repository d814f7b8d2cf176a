import './job-progress.css'
import { type ReactNode, useId } from 'react'

/**
 * How far long work of the server has come: it goes on when the page is left. The caller asks the server for it again
 * and again while it is under way.
 */
export function JobProgress(props: {
  /** What is done, as a noun: 'Sprawdzanie zgłoszeń'. */
  name: string
  done: number
  of: number
  /** Left out where the work cannot be stopped. */
  onStop?: () => void
  isStopping?: boolean
}): ReactNode {
  const { name, done, of, onStop, isStopping = false } = props
  const id = useId()
  return (
    <div className="job-progress">
      <p id={id}>
        {name}:{' '}
        <b className="num">
          {done} z&nbsp;{of}
        </b>
      </p>
      <progress aria-labelledby={id} value={done} max={Math.max(of, 1)} />
      {onStop !== undefined && (
        <button type="button" className="btn quiet" disabled={isStopping} onClick={onStop}>
          {isStopping ? 'Zatrzymuję…' : 'Zatrzymaj'}
        </button>
      )}
    </div>
  )
}
