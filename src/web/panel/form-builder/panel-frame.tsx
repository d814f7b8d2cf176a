import type { ReactNode } from 'react'
import { tie } from '#i18n/text/typography.ts'
import { ErrorText } from '#web/ui/field-frame.tsx'
import { Icon } from '../shared/icon.tsx'

interface Props {
  readonly title: string
  /** What keeps the draft from being published. */
  readonly problems: readonly string[]
  readonly onMove: (way: 'up' | 'down') => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The id of the heading of what is chosen. */
export const PANEL = 'wybrane'

/** What is chosen in the form: its name, its place, its problems, then everything else. */
export function PanelFrame({ title, problems, onMove, onClose, children }: Props): ReactNode {
  return (
    <section className="fb-panel" aria-label={`Ustawienia: ${title}`}>
      <header>
        <h2 id={PANEL} tabIndex={-1}>
          {tie(title)}
        </h2>
        <button type="button" className="icon-button" aria-label="Zamknij" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="fb-moves">
        <button type="button" className="btn text" id="przenies-up" onClick={() => onMove('up')}>
          <Icon name="up" size={18} />
          Wyżej
        </button>
        <button type="button" className="btn text" id="przenies-down" onClick={() => onMove('down')}>
          <Icon name="down" size={18} />
          Niżej
        </button>
      </div>
      {problems.map((problem, index) => (
        <ErrorText key={problem} id={`${PANEL}-${index}`}>
          {problem}
        </ErrorText>
      ))}
      {children}
    </section>
  )
}
