import './job-progress.css'
import type { ReactNode } from 'react'

/** How far a job is: 'n z m' and a bar. What it counts is in the database, so that it survives a reload. */
export function JobProgress(props: { label: string; done: number; of: number; running: boolean }): ReactNode {
  const { label, done, of, running } = props
  const share = of === 0 ? 100 : Math.floor((100 * done) / of)
  return (
    <div className="job-progress">
      <progress aria-label={label} value={share} max={100} />
      <p role="status">
        <span className="num">{`${done} z\u00a0${of}`}</span>
        {!running && done >= of && ', gotowe'}
      </p>
    </div>
  )
}
