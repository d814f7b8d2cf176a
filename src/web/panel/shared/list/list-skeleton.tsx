import type { ReactNode } from 'react'

/** The placeholder of the list. */
export function ListSkeleton(): ReactNode {
  return (
    <div className="list" aria-busy="true">
      <div className="bone field" />
      <div className="sheet">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="bone row" />
        ))}
      </div>
    </div>
  )
}
