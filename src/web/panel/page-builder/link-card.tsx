import { type CSSProperties, type ReactNode, useId } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { formatDays, readDay } from '#domain/values/time.ts'
import { tie } from '#i18n/text/typography.ts'
import { CoverStrip } from '#web/kit/covers/cover.tsx'
import { Picture } from '#web/kit/picture.tsx'
import { usePicture } from '../shared/pictures/picture-api.ts'
import { coloursOf, useLook } from './look-of-organiser.ts'

interface Props {
  readonly accountId: string
  readonly document: DefinitionDocument
}

/** The picture that people see where the link is sent, with what the server writes into it: cover, days, title, organiser. */
export function LinkCard({ accountId, document }: Props): ReactNode {
  const label = useId()
  const { title, page } = document
  const look = useLook(accountId)
  const photo = usePicture(accountId, page.photo ?? null)
  if (look === undefined) return <div className="bone tall" />
  const { accent, strong, background } = coloursOf(look)
  const scene: CSSProperties & Record<`--${string}`, string> = {
    '--accent': accent,
    '--accent-strong': strong,
  }
  return (
    <figure className="pb-link" aria-labelledby={label}>
      <div className="pb-link-picture" style={{ background }}>
        <div className="pb-link-cover" style={{ ...scene, borderColor: accent }}>
          {photo ? <Picture picture={photo} sizes="332px" alt="" /> : <CoverStrip kind={page.cover} />}
        </div>
        <p className="pb-link-facts" style={{ color: accent }}>
          {tie(factsOf(document))}
        </p>
        <p className="pb-link-title">{tie(title)}</p>
        <p className="pb-link-organiser">{tie(look.name)}</p>
      </div>
      <figcaption id={label} className="pb-quiet">
        Tak pokaże się link wysłany w&nbsp;wiadomości albo na Facebooku. Obrazek powstaje sam i&nbsp;zmienia
        się razem ze stroną.
      </figcaption>
    </figure>
  )
}

function factsOf({ dates, page }: DefinitionDocument): string {
  const [start, end] = [dates.start, dates.end].map((day) => (day === null ? null : readDay(day)))
  const days = start ? formatDays(start, end ?? start) : null
  return [days, page.place].filter((part) => part != null && part !== '').join('. ')
}
