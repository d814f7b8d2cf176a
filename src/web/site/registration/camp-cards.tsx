import type { getOwnCampCard as GetOwnCampCard } from '#contract/camp-cards.ts'
import * as words from '#i18n/pl/site/camp-cards.ts'
import { tie } from '#i18n/text/typography.ts'
import { addressOf, type Remote } from '#web/lib/call.ts'
import type { Registration } from './use-registration.ts'

const getOwnCampCard: Remote<typeof GetOwnCampCard> = {
  method: 'GET',
  path: '/v1/site/registrations/:token/camp-cards/:person',
}

interface Props {
  readonly registration: Registration
  readonly token: string
}

/** The card of each child, to be printed and signed on paper. */
export function CampCards({ registration: { campCards, people }, token }: Props) {
  const children = people.filter(({ ref }) => campCards.includes(ref))
  if (children.length === 0) return null
  return (
    <section aria-labelledby="karty">
      <h2 id="karty">{words.heading}</h2>
      <p>{tie(words.howTo)}</p>
      <ul className="mine-people">
        {children.map(({ ref, firstName, lastName }) => (
          <li key={ref}>
            <div>
              <b>{`${firstName} ${lastName}`}</b>
            </div>
            <a href={addressOf(getOwnCampCard.path, { params: { token, person: ref } })} download>
              {words.download}
              <span className="sr">{`: ${firstName} ${lastName}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
