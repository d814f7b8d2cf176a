import type { OrganiserView, SocialPicture } from '#contract/pages.ts'
import type { PictureView } from '#contract/pictures.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { formatDays, readDay } from '#domain/values/time.ts'
import { sha256 } from '#server/base/secrets.ts'

/** What the picture of an event for shared links is made of. */
export interface SocialContent {
  readonly title: string
  /** '16–20 sierpnia 2027. Lipowa'; empty where neither is known. */
  readonly facts: string
  readonly organiser: string
  readonly accent: string
  readonly strong: string
  readonly background: string
  /** The drawn scene. */
  readonly cover: EventDefinition['page']['cover']
  /** A photograph in its place; null: none. */
  readonly photo: PictureView | null
}

export const SOCIAL_SIZE = { width: 1200, height: 630 } as const
/** Another look has other addresses. */
const LOOK = 1

interface Shown {
  readonly definition: Pick<EventDefinition, 'title' | 'dates' | 'page'>
  readonly organiser: Pick<OrganiserView, 'name'>
  readonly colours: Pick<SocialContent, 'accent' | 'strong' | 'background'>
  readonly photo: PictureView | null
}

/** The content of the picture of an event. */
export function socialContent({ definition, organiser, colours, photo }: Shown): SocialContent {
  const { title, dates, page } = definition
  const [start, end] = [dates.start, dates.end].map((day) => (day === null ? null : readDay(day)))
  const days = start ? formatDays(start, end ?? start) : null
  return {
    title,
    facts: [days, page.place].filter((part) => part != null && part !== '').join('. '),
    organiser: organiser.name,
    ...{ accent: colours.accent, strong: colours.strong, background: colours.background },
    ...{ cover: page.cover, photo },
  }
}

/** The same content has the same hash, and so the same address. */
export const socialHash = (content: SocialContent): string =>
  sha256(JSON.stringify([LOOK, content]))
    .toString('hex')
    .slice(0, 32)

/** The picture as a page names it, with a full address. */
export function socialView(content: SocialContent, siteAddress: string, slug: string): SocialPicture {
  const { title, facts, organiser } = content
  return {
    ...SOCIAL_SIZE,
    address: `${siteAddress}/podglad/${slug}/${socialHash(content)}.jpg`,
    alt: [title, facts, organiser].filter((part) => part !== '').join('. '),
  }
}
