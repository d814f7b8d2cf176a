import { type ReactNode, useId } from 'react'
import {
  fieldsOf,
  poolOf,
  withLimit,
  withoutLimit,
  withPlaces,
} from '#domain/event/draft/places/own-limits.ts'
import type { Part } from '#domain/event/draft/places/parts.ts'
import { pl } from '#i18n/pl.ts'
import { LimitDetails } from './limit-details.tsx'
import { LimitRow } from './limit-row.tsx'
import { PER_WORDS } from './limit-words.ts'
import { type Places, pathOfPart } from './use-places.ts'

interface Props {
  readonly places: Places
  readonly title: string
  /** Below the title, in small letters. */
  readonly lede?: string
  readonly rows: readonly { readonly part: Part; readonly name: string }[]
  /** Whether the numbers are parts of one whole. */
  readonly isSummed?: boolean
  /** The part whose limit was just added. */
  readonly added: string | null
}

/** Parts with limits of their own, as a list of names and numbers into which a column of numbers can be pasted. */
export function OwnLimits({ places, title, lede, rows, isSummed = true, added }: Props): ReactNode {
  const id = useId()
  const { change } = places
  const write = (part: Part, value: number | null) =>
    change((now) => (value === null ? withoutLimit(now, part.key) : withPlaces(now, part.key, value)))
  const paste = (from: number) => (pasted: (number | null)[][]) =>
    change((now) =>
      pasted.reduce((made, [value = null], at) => {
        const row = rows[from + at]
        return row === undefined || value === null ? made : withPlaces(made, row.part.key, value)
      }, now),
    )
  const numbers = rows.map(({ part }) => fieldsOf(part)?.places ?? null)
  const sum = numbers.reduce<number>((all, number) => all + (number ?? 0), 0)
  return (
    <section className="limit-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lede !== undefined && <p className="sub">{lede}</p>}
      <ul className="limit-list">
        {rows.map(({ part, name }, index) => (
          <OwnLimit
            key={part.key}
            places={places}
            part={part}
            name={name}
            isNew={added === part.key}
            onChange={(value) => write(part, value)}
            {...(rows.length > 1 ? { onPasteRows: paste(index) } : {})}
          />
        ))}
      </ul>
      {isSummed && rows.length > 1 && numbers.every((number) => number !== null) && (
        <p className="limit-sum">{`Razem ${pl.counts.places(sum)}`}</p>
      )}
    </section>
  )
}

function OwnLimit(props: {
  places: Places
  part: Part
  name: string
  isNew: boolean
  onChange: (value: number | null) => void
  onPasteRows?: (rows: (number | null)[][]) => void
}): ReactNode {
  const { places, part, name, ...row } = props
  const fields = fieldsOf(part)
  const pool = poolOf(part)
  return (
    <LimitRow
      places={places}
      name={name}
      label={places.nameOf(part.key) === name ? `Miejsca: ${name}` : `Miejsca: ${places.nameOf(part.key)}`}
      pool={pool?.id ?? null}
      value={fields?.places}
      isForAll={fields?.per === undefined}
      {...(part.claims.length === 0 ? {} : { otherwise: 'tylko wspólny' })}
      notes={[...(fields?.per === undefined ? [] : [PER_WORDS[fields.per]]), ...claimsNote(places, part)]}
      problems={places.problemsAt(pathOfPart(places.document, part.key))}
      {...row}
      details={
        fields === null || pool === null ? null : (
          <LimitDetails
            places={places}
            pool={pool}
            settings={fields}
            ownName={part.name}
            onChange={(change) => places.change((now) => withLimit(now, part.key, change))}
            onRemove={() => places.change((now) => withoutLimit(now, part.key))}
          />
        )
      }
    />
  )
}

/** 'Zajmuje też: Miejsca na sali (po 2)'. */
function claimsNote({ document }: Places, { claims }: Part): string[] {
  const names = claims.flatMap(({ pool, units }) => {
    if (typeof pool !== 'string') return []
    const name = document.pools.find(({ id }) => id === pool)?.name ?? pool
    return [units === 1 ? name : `${name} (po ${units})`]
  })
  return names.length === 0 ? [] : [`Zajmuje też: ${[...new Set(names)].join(', ')}`]
}
