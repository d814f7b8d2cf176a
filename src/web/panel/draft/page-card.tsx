import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { tie } from '#i18n/text/typography.ts'
import { CoverStrip } from '#web/kit/covers/cover.tsx'
import { eventDays } from '../shared/dates.ts'
import { useDraft } from '../shared/draft/use-draft.ts'

/** The beginning of the page as the draft would make it, and the address that it will have. */
export function PageCard({ eventId, address }: { eventId: string; address: string }): ReactNode {
  const { title, dates, page } = useDraft().document
  const days = eventDays(dates.start, dates.end)
  return (
    <section className="page-card-part" aria-labelledby="strona-h">
      <h2 id="strona-h">Strona wydarzenia</h2>
      <p>Na razie widzi ją tylko zespół. Adres po otwarciu:</p>
      <p className="page-card-address">{address.replace(/^https?:\/\//, '')}</p>
      <Link className="page-card" to="/wydarzenia/$eventId/podglad" params={{ eventId }}>
        <CoverStrip kind={page.cover} />
        <span>
          <b>{tie(title)}</b>
          {days !== '' && <span>{days}</span>}
          {page.place !== undefined && <span>{tie(page.place)}</span>}
        </span>
      </Link>
    </section>
  )
}
