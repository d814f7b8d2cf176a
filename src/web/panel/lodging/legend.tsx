import type { ReactNode } from 'react'

/** What the signs of the board mean. @param hasProposal a proposal is drawn on it */
export function Legend({ hasProposal }: { hasProposal: boolean }): ReactNode {
  return (
    <ul className="lodging-legend" aria-hidden="true">
      <li data-sign="family">rodzina, przenosi się razem</li>
      {hasProposal && <li data-sign="proposed">propozycja</li>}
      <li data-sign="bed">wolne łóżko</li>
    </ul>
  )
}
