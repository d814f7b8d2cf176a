import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  type ChecklistItem,
  checklistOf,
  type KnownUploads,
  missingUploads,
} from '#domain/event/draft/checklist.ts'
import type { SettingsSubject } from '#domain/event/draft/parts/part.ts'
import { tie } from '#i18n/text/typography.ts'
import { useDraft } from '../shared/draft/use-draft.ts'
import { pageFilesQuery } from '../shared/page-files/page-file-api.ts'
import { picturesQuery } from '../shared/pictures/picture-api.ts'
import { SettingsLink } from '../shared/settings-link.tsx'
import { ChecklistMark } from './checklist-mark.tsx'
import { CHECKLIST_NAMES, checklistLine } from './checklist-words.ts'
import { OrganiserEntry, useOrganiserEntry } from './organiser-entry.tsx'

/** The page on which each part is changed. */
const SUBJECTS: Readonly<Record<ChecklistItem, SettingsSubject>> = {
  about: 'about',
  price: 'prices',
  places: 'limits',
  questions: 'form',
  statements: 'statements',
  page: 'page',
  pictures: 'page',
  uploads: 'page',
}

/** What the event has and what it lacks, as it is now: each part is ticked by itself. */
export function Checklist({ accountId, eventId }: { accountId: string; eventId: string }): ReactNode {
  const { document } = useDraft()
  const known = useKnownUploads(accountId)
  const entries = checklistOf(document, known)
  const organiser = useOrganiserEntry(accountId)
  const ticks = [...entries, ...(organiser === null ? [] : [organiser])]
  const done = ticks.filter((each) => each.done).length
  return (
    <section className="sheet checklist" aria-labelledby="do-otwarcia">
      <h2 id="do-otwarcia">
        Przygotowanie
        <span className="num">
          {done} z&nbsp;{ticks.length}
        </span>
      </h2>
      <p>{missingWords(ticks.length - done)}</p>
      <div className="checklist-bar" aria-hidden="true">
        {Array.from(ticks.keys(), (place) => (
          <i key={place} data-done={place < done} />
        ))}
      </div>
      <ul>
        {entries.map(({ item, done }) => (
          <li key={item} data-done={done}>
            <ChecklistMark done={done} />
            <div>
              <h3>{CHECKLIST_NAMES[item]}</h3>
              <p>{tie(checklistLine({ item, done }, document, missingUploads(document, known)))}</p>
            </div>
            <SettingsLink eventId={eventId} subject={SUBJECTS[item]}>
              {done ? 'Zmień' : 'Uzupełnij'}
              <span className="sr">: {CHECKLIST_NAMES[item]}</span>
            </SettingsLink>
          </li>
        ))}
        {organiser !== null && <OrganiserEntry accountId={accountId} entry={organiser} />}
      </ul>
    </section>
  )
}

/** 'Brakuje 3 rzeczy. Każda odhacza się sama, gdy dane są na miejscu.' */
function missingWords(missing: number): string {
  if (missing === 0) return 'Wszystko jest na miejscu.'
  return `Brakuje ${missing}\u00a0rzeczy. Każda odhacza się sama, gdy dane są na miejscu.`
}

/** Until the lists are known, everything is taken to be there. */
function useKnownUploads(accountId: string): KnownUploads {
  const pictures = useQuery(picturesQuery(accountId)).data?.pictures
  const files = useQuery(pageFilesQuery(accountId)).data?.files
  return {
    // One that is gone needs no description.
    isDescribed: (id) => pictures?.find((each) => each.id === id)?.alt !== '',
    hasPicture: (id) => pictures?.some((each) => each.id === id) ?? true,
    hasFile: (id) => files?.some((each) => each.id === id) ?? true,
  }
}
