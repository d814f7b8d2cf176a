import type { EventView, SitePage, SocialPicture } from '#contract/pages.ts'
import * as words from '#i18n/pl/site/page-head.ts'
import { structuredEvent } from './structured-event.ts'

interface PageHead {
  readonly title: string
  readonly description: string
  readonly indexed: boolean
  /** The event's own address. */
  readonly canonical?: string
  readonly image?: SocialPicture
  readonly structured?: object
}

/** Title, description, and whether search engines may index the page; pages of a demo are never indexed. */
export function pageHead(props: SitePage): PageHead {
  const head = headOf(props)
  if (props.preview !== undefined) return { ...head, title: words.preview(head.title), indexed: false }
  return { ...head, indexed: head.indexed && !props.organiser.demo }
}

function headOf(props: SitePage): PageHead {
  const { organiser } = props
  const of = (title: string) => `${title} – ${organiser.name}`
  switch (props.page) {
    case 'home':
      return {
        title: of(words.home),
        description: organiser.about || words.homeDescription(organiser.name),
        indexed: true,
      }
    case 'collection': {
      const { title, lede, address } = props.collection
      return {
        title: of(title),
        description: lede || words.collectionDescription(title),
        indexed: true,
        canonical: address,
      }
    }
    case 'donation':
      return {
        title: of(words.donation(props.donation.collection.title)),
        description: words.donationDescription,
        indexed: false,
      }
    case 'event':
      return headOfEvent(props)
    case 'register': {
      const { title } = props.event.definition
      return {
        title: of(words.register(title)),
        description: words.registerDescription(title),
        image: props.event.socialPicture,
        indexed: false,
      }
    }
    case 'registration': {
      const { number, event } = props.registration
      return {
        title: of(words.registration(number)),
        description: words.registrationDescription(event.title),
        indexed: false,
      }
    }
    case 'payment': {
      const { number, event } = props.registration
      return {
        title: of(words.payment(number)),
        description: words.registrationDescription(event.title),
        indexed: false,
      }
    }
    case 'change':
      return {
        title: of(words.change(props.number)),
        description: words.registrationDescription(props.event.definition.title),
        indexed: false,
      }
    case 'waiting': {
      const { title } = props.entry.event
      return {
        title: of(words.waiting(title)),
        description: words.waitingDescription(title),
        indexed: false,
      }
    }
    case 'document':
      return {
        title: of(props.document.name),
        description: `${props.document.name}: ${props.event.definition.title}.`,
        indexed: true,
      }
    case 'transfer': {
      const { title } = props.transfer.event
      return {
        title: of(words.transfer(title)),
        description: words.transferDescription(title),
        indexed: false,
      }
    }
    case 'email':
      return { title: of(words.email), description: words.emailDescription, indexed: false }
    case 'reply':
      return { title: of(words.reply), description: words.replyDescription, indexed: false }
    case 'invite': {
      const { title } = props.event.definition
      return { title: of(words.invite(title)), description: words.inviteDescription(title), indexed: false }
    }
    case 'links':
    case 'mailbox':
      return {
        title: of(words.links),
        description: words.linksDescription(organiser.name),
        indexed: false,
      }
    case 'returned':
      return { title: of(words.returned), description: words.returnedDescription, indexed: false }
    case 'cover':
    case 'missing':
      return { title: of(words.missing), description: words.missingDescription, indexed: false }
    case 'failed':
      return { title: of(words.failed), description: words.failedDescription, indexed: false }
    case 'unready':
      return { title: of(words.unready), description: words.unreadyDescription, indexed: false }
  }
}

function headOfEvent({ event, organiser, now }: Extract<SitePage, { page: 'event' }>): PageHead {
  const { title, page } = event.definition
  const canonical = addressOf(event)
  const isOff = event.calledOff !== null
  const description = isOff ? words.calledOffDescription(title) : (page.lede ?? words.eventDescription(title))
  // A preview stands at a relative address, and is for nobody but whoever looks at it.
  const structured = canonical.startsWith('/')
    ? null
    : structuredEvent({ event, organiser, address: canonical, description, now })
  return {
    title: `${isOff ? words.calledOff(title) : title} – ${organiser.name}`,
    description,
    image: event.socialPicture,
    indexed: isOff || !event.isTest,
    canonical,
    ...(structured === null || event.isTest ? {} : { structured }),
  }
}

/** Where an event is found. */
const addressOf = ({ registrationAddress }: EventView): string => registrationAddress.replace(/\/zapisy$/, '')
