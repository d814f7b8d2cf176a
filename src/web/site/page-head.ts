import type { EventView, SitePage, SocialPicture } from '#contract/pages.ts'
import * as words from '#i18n/pl/site/page-head.ts'

interface PageHead {
  readonly title: string
  readonly description: string
  readonly indexed: boolean
  /** The event's own address. */
  readonly canonical?: string
  readonly image?: SocialPicture
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
    case 'event': {
      const { title, page } = props.event.definition
      const image = props.event.socialPicture
      if (props.event.calledOff !== null)
        return {
          image,
          title: of(words.calledOff(title)),
          description: words.calledOffDescription(title),
          indexed: true,
        }
      return {
        image,
        title: of(title),
        description: page.lede ?? words.eventDescription(title),
        indexed: !props.event.isTest,
        canonical: addressOf(props.event),
      }
    }
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

/** Where an event is found. */
const addressOf = ({ registrationAddress }: EventView): string => registrationAddress.replace(/\/zapisy$/, '')
