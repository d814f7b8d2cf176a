import { DateTile } from '../event/date-tile.tsx'

interface Props {
  readonly slug: string
  /** ISO days; null: not known. */
  readonly start: string | null
  readonly end: string | null
}

/** The cover of an event as a picture, so that no drawing is loaded as code; and days upon it. */
export const MineCover = ({ slug, start, end }: Props) => (
  <div className="mine-cover">
    <img src={`/podglad/${slug}/okladka.svg`} width={1440} height={520} alt="" />
    <DateTile start={start} end={end} />
  </div>
)
