import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { basicsOf } from '#domain/event/draft/basics.ts'
import { type ChecklistItem, checklistOf } from '#domain/event/draft/checklist.ts'
import { tie } from '#i18n/text/typography.ts'
import { useDraft } from '../shared/draft/use-draft.ts'
import { Icon } from '../shared/icon.tsx'
import { picturesQuery } from '../shared/pictures/picture-api.ts'
import { CHECKLIST_NAMES, checklistLine } from './checklist-words.ts'

type SettingsPage =
  | 'ustawienia'
  | 'ustawienia/oplaty'
  | 'ustawienia/formularz'
  | 'ustawienia/oswiadczenia'
  | 'ustawienia/strona'
  | 'zasady'

/** Where each part is changed; 'zasady' where no page can change it yet, and it is only shown. */
const PAGES: Readonly<Record<ChecklistItem, SettingsPage>> = {
  about: 'ustawienia',
  price: 'ustawienia/oplaty',
  places: 'ustawienia',
  questions: 'ustawienia/formularz',
  statements: 'ustawienia/oswiadczenia',
  page: 'ustawienia/strona',
  pictures: 'ustawienia/strona',
}

/** Limits other than that of the whole event have no page. */
const pageOf = (item: ChecklistItem, document: DefinitionDocument): SettingsPage =>
  item === 'places' && basicsOf(document).places === null ? 'zasady' : PAGES[item]

/** What the event has and what it lacks, as it is now: each part is ticked by itself. */
export function Checklist({ accountId, eventId }: { accountId: string; eventId: string }): ReactNode {
  const { document } = useDraft()
  const pictures = useQuery(picturesQuery(accountId)).data?.pictures ?? []
  // One that is not known yet, or is gone, needs no description.
  const entries = checklistOf(document, (id) => pictures.find((each) => each.id === id)?.alt !== '')
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
              <p>{tie(checklistLine(item, done, document))}</p>
            </div>
            <PartLink
              eventId={eventId}
              page={pageOf(item, document)}
              name={CHECKLIST_NAMES[item]}
              done={done}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PartLink(props: { eventId: string; page: SettingsPage; name: string; done: boolean }): ReactNode {
  const { eventId, page, name, done } = props
  return (
    <Link to={`/wydarzenia/$eventId/${page}`} params={{ eventId }}>
      {page === 'zasady' ? 'Zobacz' : done ? 'Zmień' : 'Uzupełnij'}
      <span className="sr">: {name}</span>
    </Link>
  )
}
