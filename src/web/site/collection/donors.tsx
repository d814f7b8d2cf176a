import type { CollectionView } from '#contract/collection-view.ts'
import { formatSum } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/collection.ts'
import { tie } from '#i18n/text/typography.ts'

const FIRST = 6

/** Who has donated: by name those who agreed; the first few, and the others behind a line. */
export function Donors({ donors }: { donors: NonNullable<CollectionView['donors']> }) {
  if (donors.length === 0) return null
  const more = donors.slice(FIRST)
  return (
    <section aria-labelledby="darczyncy">
      <h2 id="darczyncy">{words.donors}</h2>
      <p className="note">{words.donorsNote}</p>
      <DonorList donors={donors.slice(0, FIRST)} />
      {more.length > 0 && (
        <details className="more-donors">
          <summary>{words.showAll(more.length)}</summary>
          <DonorList donors={more} />
        </details>
      )}
    </section>
  )
}

function DonorList({ donors }: { donors: NonNullable<CollectionView['donors']> }) {
  return (
    <ul className="donors">
      {donors.map(({ id, name, amount }) => (
        <li key={id} className={name === '' ? 'unnamed' : undefined}>
          {name === '' ? words.unnamed : tie(name)}
          <span className="num">{formatSum(amount)}</span>
        </li>
      ))}
    </ul>
  )
}
