import type { SitePage } from '#contract/pages.ts'
import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/collection.ts'
import { tie } from '#i18n/text/typography.ts'
import { Frame } from '../shared/frame.tsx'
import { CollectionCover } from './collection-page.tsx'
import { NameConsent } from './name-consent.tsx'
import { Progress } from './progress.tsx'
import { ShareLink } from './share-link.tsx'
import { type Donation, useDonation } from './use-donation.ts'

/** After a donation: thanks with what has come, or how the payment stands. */
export function DonationPage({
  brand,
  organiser,
  token,
  donation: given,
}: Extract<SitePage, { page: 'donation' }>) {
  const { donation, setDonation } = useDonation(token, given)
  const { collection } = donation
  const isHere = donation.state === 'succeeded' && !donation.goesBack
  return (
    <Frame brand={brand} organiser={organiser}>
      <CollectionCover {...collection} />
      <main id="tresc" className="wrap thanks">
        <div role="status">
          <h1>{headingOf(donation)}</h1>
          <p className="lede">{tie(sentenceOf(donation))}</p>
          {isHere && collection.thanks !== '' && <p className="own">{tie(collection.thanks)}</p>}
        </div>
        {isHere && (
          <div>
            <Progress raised={collection.raised} goal={collection.goal} />
          </div>
        )}
        <div className="thanks-ways">
          {isHere ? (
            <>
              <ShareLink address={collection.address} title={collection.title} />
              <a href={`/v1/site/donations/${token}/confirmation`}>{words.confirmation}</a>
            </>
          ) : (
            <Onward donation={donation} />
          )}
        </div>
        {isHere && collection.showsDonors && (
          <NameConsent token={token} donation={donation} onSaved={setDonation} />
        )}
      </main>
    </Frame>
  )
}

function Onward({ donation: { state, redirectUrl, collection } }: { donation: Donation }) {
  if (state === 'pending' && redirectUrl !== null)
    return (
      <a className="btn quiet" href={redirectUrl}>
        {words.backToPayment}
      </a>
    )
  const isOver = state === 'failed' || state === 'cancelled'
  return (
    <a className={isOver ? 'btn' : 'btn quiet'} href={`/zbiorki/${collection.slug}`}>
      {isOver ? words.tryAgain : words.backToCollection}
    </a>
  )
}

function headingOf({ state, goesBack }: Donation): string {
  if (goesBack) return words.wentBack
  if (state === 'succeeded') return words.thanks
  return state === 'failed' || state === 'cancelled' ? words.notPaid : words.checking
}

function sentenceOf({ state, goesBack, amount, what }: Donation): string {
  const sum = formatMoney(amount)
  if (goesBack) return words.wentBackSays(sum)
  if (state === 'succeeded') return what === '' ? words.arrived(sum) : words.arrivedFor(sum, what)
  return state === 'failed' || state === 'cancelled' ? words.notPaidSays : words.checkingSays
}
