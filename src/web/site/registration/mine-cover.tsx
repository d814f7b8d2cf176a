import { DateTile } from '../event/date-tile.tsx'
import type { Registration } from './use-registration.ts'

/** The cover of the event as a picture, so that no drawing is loaded as code; and the days on which these people take part. */
export function MineCover({ registration: { event, attendance } }: { registration: Registration }) {
  const spans = attendance.flatMap((each) => each.spans)
  const [start = null] = spans.map((span) => span.start).toSorted()
  const end =
    spans
      .map((span) => span.end)
      .toSorted()
      .at(-1) ?? null
  return (
    <div className="mine-cover">
      <img src={`/podglad/${event.slug}/okladka.svg`} width={1440} height={520} alt="" />
      <DateTile start={start} end={end} />
    </div>
  )
}
