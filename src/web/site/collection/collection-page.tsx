import type { CollectionView } from '#contract/collection-view.ts'
import type { SitePage } from '#contract/pages.ts'
import { formatSum } from '#domain/values/money.ts'
import { formatDay, readDay } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/collection.ts'
import { tie } from '#i18n/text/typography.ts'
import { Cover } from '#web/kit/covers/cover.tsx'
import { Picture } from '#web/kit/picture.tsx'
import { OrganiserLinks } from '../shared/contact.tsx'
import { Frame } from '../shared/frame.tsx'
import { partyWords } from '../shared/organiser-words.ts'
import { Donors } from './donors.tsx'
import { GiveForm } from './give-form.tsx'
import { Progress } from './progress.tsx'

type CollectionProps = Extract<SitePage, { page: 'collection' }>

/** A collection: readable without JavaScript, with the form next to it, or below the sums on a phone. */
export function CollectionPage({ brand, organiser, collection }: CollectionProps) {
  const { body, donors, isTaking } = collection
  return (
    <Frame brand={brand} organiser={organiser} contact="#kontakt">
      <CollectionCover {...collection} />
      <main id="tresc" className="wrap collection">
        <div className="story">
          <Heading collection={collection} />
          <Goal collection={collection} />
          {body !== '' && (
            <section className="prose">
              {body.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{tie(paragraph)}</p>
              ))}
            </section>
          )}
          {donors !== null && <Donors donors={donors} />}
          <section id="kontakt" aria-labelledby="kto-zbiera">
            <h2 id="kto-zbiera">{words.whoCollects}</h2>
            <p className="who-collects">
              {tie(partyWords(organiser))}. {words.legal}
            </p>
            <OrganiserLinks organiser={organiser} />
          </section>
        </div>
        <section className="give" id="daj" aria-labelledby="doloz-sie">
          <h2 id="doloz-sie">{words.give}</h2>
          {isTaking ? (
            <GiveForm collection={collection} brand={brand} />
          ) : (
            <p>{collection.daysLeft === 0 ? words.closed : words.notTaking}</p>
          )}
        </section>
      </main>
      {isTaking && <GiveBar collection={collection} />}
    </Frame>
  )
}

/** The organiser's own photograph, else a drawn scene. */
export function CollectionCover({ cover, picture }: Pick<CollectionView, 'cover' | 'picture'>) {
  if (picture === null) return <Cover kind={cover} />
  return (
    <div className="cover photo">
      <Picture picture={picture} sizes="100vw" isFirst />
    </div>
  )
}

function Heading({ collection: { title, lede, until } }: { collection: CollectionView }) {
  const last = until === null ? null : readDay(until)
  return (
    <div className="collection-head">
      <p className="note">{last === null ? words.kind : words.kindUntil(formatDay(last))}</p>
      <h1>{tie(title)}</h1>
      {lede !== '' && <p className="lede">{tie(lede)}</p>}
    </div>
  )
}

function Goal({ collection: { raised, goal, donations, daysLeft } }: { collection: CollectionView }) {
  return (
    <section className="goal" aria-label={words.progressLabel}>
      <Progress raised={raised} goal={goal} />
      <p className="note">
        {words.meta(donations, daysLeft)} {goal !== null && raised >= goal && words.reached}
      </p>
    </section>
  )
}

/** On a phone, at the lower edge. */
function GiveBar({ collection: { raised, goal } }: { collection: CollectionView }) {
  return (
    <aside className="bar" aria-label={words.raisedLabel}>
      <div>
        <b>{formatSum(raised)}</b>
        {goal !== null && <span className="words">{words.ofGoal(formatSum(goal))}</span>}
      </div>
      <a className="btn" href="#daj">
        {words.give}
      </a>
    </aside>
  )
}
