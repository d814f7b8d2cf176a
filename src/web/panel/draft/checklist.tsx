import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ChecklistItem, checklistOf } from '#domain/event/draft/checklist.ts'
import { useDraft } from '../shared/draft/use-draft.ts'
import { Icon } from '../shared/icon.tsx'
import { CHECKLIST_NAMES, checklistLine } from './checklist-words.ts'

/** Where each part is changed. */
const PAGES: Readonly<Record<ChecklistItem, 'ustawienia' | 'zasady'>> = {
  about: 'ustawienia',
  price: 'ustawienia',
  places: 'ustawienia',
  questions: 'zasady',
  statements: 'zasady',
  page: 'ustawienia',
}

/** What the event has and what it lacks, as it is now: each part is ticked by itself. */
export function Checklist({ eventId }: { eventId: string }): ReactNode {
  const { document } = useDraft()
  const entries = checklistOf(document)
  const done = entries.filter((entry) => entry.done).length
  return (
    <section className="sheet checklist" aria-labelledby="do-otwarcia">
      <h2 id="do-otwarcia">
        Przygotowanie
        <span className="num">
          {done} z&nbsp;{entries.length}
        </span>
      </h2>
      <p>Każda rzecz odhacza się sama, gdy jest na miejscu.</p>
      <div className="checklist-bar" aria-hidden="true">
        {entries.map(({ item }, index) => (
          <i key={item} data-done={index < done} />
        ))}
      </div>
      <ul>
        {entries.map(({ item, done }) => (
          <li key={item} data-done={done}>
            <span className="checklist-mark">
              {done ? <Icon name="check" size={16} /> : null}
              <span className="sr">{done ? 'Jest:' : 'Brakuje:'}</span>
            </span>
            <div>
              <h3>{CHECKLIST_NAMES[item]}</h3>
              <p>{checklistLine(item, done, document)}</p>
            </div>
            <Link to={`/wydarzenia/$eventId/${PAGES[item]}`} params={{ eventId }}>
              {PAGES[item] === 'zasady' ? 'Zobacz' : done ? 'Zmień' : 'Uzupełnij'}
              <span className="sr">: {CHECKLIST_NAMES[item]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
