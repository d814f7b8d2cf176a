import type { EventView } from '#contract/pages.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { formatMoney } from '#domain/values/money.ts'
import { listed } from '#i18n/pl/listing.ts'
import * as words from '#i18n/pl/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { Section } from './section.tsx'

interface DonationProps {
  readonly block: BlockOf<'donation'>
  readonly event: EventView
  /** Whether people can register now: a donation is given along with it. */
  readonly open: boolean
}

/** 'Możesz pomóc': the donations that the event takes, and where to give; nothing when it takes none. */
export function Donation({ block, event, open }: DonationProps) {
  const { items, kind } = event.definition
  const gifts = items.filter(({ category }) => category === 'donation')
  if (gifts.length === 0) return null
  return (
    <Section block={block} heading={words.blockHeadings.donation}>
      {block.note !== undefined && <p>{tie(block.note)}</p>}
      <ul className="gifts">
        {gifts.map(({ id, name, amounts }) => {
          const sums = (amounts?.suggested ?? []).map((sum) => formatMoney(sum))
          return (
            <li key={id}>
              <b>{tie(name)}</b>
              {sums.length > 0 && <small>{words.suggested(listed(sums, 'lub'))}</small>}
            </li>
          )
        })}
      </ul>
      {open && (
        <a className="btn quiet" href={event.registrationAddress}>
          {kind === 'collection' ? words.donateOnly : words.donate}
        </a>
      )}
    </Section>
  )
}
