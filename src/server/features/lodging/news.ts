import { spaceWords } from '#i18n/pl/lodging.ts'
import { ROOMS } from './offered.ts'

interface Question {
  readonly scope: string
  readonly spaces: readonly {
    readonly id: string
    readonly house: string
    readonly name: string
  }[]
  readonly people: readonly { readonly id: string; readonly registrationId: string }[]
  readonly assigned: readonly {
    readonly participantId: string
    readonly scope: string
    readonly spaceId: string
  }[]
  readonly published: readonly {
    readonly participantId: string
    readonly scope: string
    readonly words: string
  }[]
}

/** What a person would read after a publication; null: nothing any more. */
interface News {
  readonly participantId: string
  readonly registrationId: string
  readonly before: string | null
  readonly words: string | null
}

/** What people would learn if a scope were published now, and how many. */
export function newsOf({ scope, spaces, people, assigned, published }: Question) {
  const names = new Map(spaces.map((space) => [space.id, spaceWords(scope === ROOMS, space)]))
  const now = new Map(
    assigned
      .filter((each) => each.scope === scope)
      .map(({ participantId, spaceId }) => [participantId, names.get(spaceId) ?? null]),
  )
  const known = new Map(
    published.filter((each) => each.scope === scope).map((each) => [each.participantId, each.words]),
  )
  const news: News[] = people
    .map(({ id, registrationId }) => ({
      ...{ participantId: id, registrationId },
      ...{ before: known.get(id) ?? null, words: now.get(id) ?? null },
    }))
    .filter(({ before, words }) => before !== words)
  const changed = news.filter(({ before }) => before !== null)
  const registrations = registrationsOf(changed)
  const firstRegistrations = registrationsOf(news).filter((id) => !registrations.includes(id))
  return {
    news,
    /** Those who had another one published before. */
    registrations,
    /** Those of which nobody was. */
    firstRegistrations,
    counts: {
      first: news.length - changed.length,
      changed: changed.length,
      messages: registrations.length,
      firstMessages: firstRegistrations.length,
    },
  }
}

const registrationsOf = (news: readonly News[]): string[] => [
  ...new Set(news.map(({ registrationId }) => registrationId)),
]
