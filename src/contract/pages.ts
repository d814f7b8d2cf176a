import type { PublicDefinition } from '#domain/event/public-view.ts'
import type { JoinedName } from '#domain/lists/joined-people.ts'
import type { OrganiserKind } from '#domain/organiser/details.ts'
import type { getChange } from './changes.ts'
import type { answerQuestion } from './choice-questions.ts'
import type { CollectionContent, HomeCollections } from './collection-view.ts'
import type { DevPage } from './dev-pages.ts'
import type { OutputOf } from './endpoint.ts'
import type { getPlaceTransfer } from './hand-over.ts'
import type { openInvite } from './invites.ts'
import type { PageFileView } from './page-files.ts'
import type { PaymentStep } from './payment-step.ts'
import type { PictureView } from './pictures.ts'
import type { getWaitingEntry } from './waiting-list.ts'

/**
 * The server's input for a page that React renders there. Plain JSON: pages that also run in the browser receive the
 * same value in `<script type="application/json" id="page">`.
 */

/** One of the two sister brands, by host (readings, decision 4). */
export interface BrandView {
  readonly id: 'zapisano' | 'obecni'
  readonly name: string
  /** With the port in development: 'zapisano.localhost:3000'. */
  readonly host: string
  readonly address: string
  readonly panelAddress: string
}

export interface OrganiserView {
  readonly name: string
  readonly slug: string
  /** A line below the name; empty: none. */
  readonly about: string
  /** Colours are derived from these two; hex. */
  readonly accent: string
  /** Null: that of the brand. */
  readonly background: string | null
  /** Null: the initials stand there. */
  readonly logo: PictureView | null
  readonly legalName: string
  readonly address: string
  /** Empty or null, like the rest: not given yet. */
  readonly nip: string
  /** Decides which data-protection clauses are shown. */
  readonly kind: OrganiserKind | null
  /** Whether it sells as a business. */
  readonly trader: boolean | null
  readonly email: string
  readonly phone: string
  /** Contact and opening hours: 'Biuro czynne od poniedziałku do piątku, 16:00–18:00'. */
  readonly contactPerson: string
  readonly contactNote: string
  /** A fictional organiser: its data is made up, and visitors are informed of that. */
  readonly demo: boolean
}

/** The picture that is shown where a link to an event is shared. */
export interface SocialPicture {
  /** The full one. */
  readonly address: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** Who has registered and is confirmed, as the page of the event tells it. */
export interface JoinedView {
  readonly people: number
  /** Groups of the event in which there is somebody. */
  readonly groups: number
  /** Of some who agreed to be named, in the order of the alphabet. */
  readonly names: readonly JoinedName[]
}

export interface EventView {
  readonly slug: string
  readonly version: number
  /** The part of the definition that is visible to the browser. */
  readonly definition: PublicDefinition
  /** Free units by pool id; null = unlimited. */
  readonly free: Readonly<Record<string, number | null>>
  readonly registrationAddress: string
  /** Those that the page shows, by id; one that is gone is missing. */
  readonly pictures: Readonly<Record<string, PictureView>>
  /** Those that the page offers for download, by id; one that is gone is missing. */
  readonly files: Readonly<Record<string, PageFileView>>
  /** Why it is cancelled; null while it is not. */
  readonly calledOff: string | null
  /** Null where the page does not tell it, or hardly anybody is there. */
  readonly joined: JoinedView | null
  readonly socialPicture: SocialPicture
  /** It is over and in the archive. */
  readonly archived: boolean
  /** What is registered now is a test. */
  readonly isTest: boolean
}

/** The page shows a draft that is not on the site. */
export interface PreviewView {
  /** The moment as of which it is shown, ISO; null: now. */
  readonly moment: string | null
}

interface SiteFrame {
  readonly brand: BrandView
  readonly organiser: OrganiserView
  /** Local moment in Warsaw at which the page was made, ISO. */
  readonly now: string
  readonly preview?: PreviewView
}

export type SitePage =
  | (SiteFrame & { readonly events: readonly EventView[] } & HomeCollections)
  | (SiteFrame & CollectionContent)
  | (SiteFrame & { readonly page: 'event'; readonly event: EventView })
  /** The registration form: rendered on the server, hydrated by React in the browser. */
  | (SiteFrame & { readonly page: 'register'; readonly event: EventView })
  /** 'Moje zgłoszenie': what happened, what comes next, tickets. Updates itself while a payment is under way. */
  | (SiteFrame & OutputOf<typeof answerQuestion> & { readonly page: 'registration'; readonly token: string })
  /** The step of payment, the last of registering: how much now, in which way, and what has become of it. */
  | (SiteFrame & PaymentStep & { readonly page: 'payment' })
  /** A new e-mail address of the registrant, to be confirmed by one button. */
  | (SiteFrame & { readonly page: 'email'; readonly token: string; readonly email: string })
  /** An invitation to an event, by its code: on which terms, and the way to the form or out. */
  | (SiteFrame & {
      readonly page: 'invite'
      readonly event: EventView
      readonly invite: OutputOf<typeof openInvite>
    })
  /** An address for replies to mails of the organiser, to be confirmed by one button. */
  | (SiteFrame & { readonly page: 'reply'; readonly token: string; readonly email: string })
  /** A place that was offered to a successor, and is theirs once they have confirmed it. */
  | (SiteFrame & {
      readonly page: 'transfer'
      readonly token: string
      readonly transfer: OutputOf<typeof getPlaceTransfer>
    })
  /** 'Zmień zgłoszenie', by the rules that were agreed to; `agreed` is null when it cannot be changed now. */
  | (SiteFrame & {
      readonly page: 'change'
      readonly token: string
      readonly number: string
      readonly event: Pick<EventView, 'slug' | 'version' | 'definition' | 'calledOff'>
      readonly agreed: OutputOf<typeof getChange> | null
      /** The `ref` of the only person who is changed; null: the whole registration is. */
      readonly person: string | null
    })
  /** 'Lista rezerwowa': the place in the queue, or what is offered; `leaving` by the link that declines. */
  | (SiteFrame & {
      readonly page: 'waiting'
      readonly token: string
      readonly leaving: boolean
      readonly entry: OutputOf<typeof getWaitingEntry>
    })
  /** A document linked from a statement: the terms. */
  | (SiteFrame & {
      readonly page: 'document'
      readonly event: EventView
      readonly document: { readonly name: string; readonly body: string; readonly version: number }
    })
  /** 'Moje zgłoszenie' for visitors without a link: it is requested by e-mail. */
  | (SiteFrame & { readonly page: 'links' })
  /** The registrations of a mailbox, by a requested link that one button opens once. */
  | (SiteFrame & { readonly page: 'mailbox'; readonly token: string })
  /** The return from the gateway in a browser that may not see the registration. */
  | (SiteFrame & { readonly page: 'returned' })
  /** The drawn cover of an event alone, for the picture of shared links. */
  | (SiteFrame & { readonly page: 'cover'; readonly cover: EventView['definition']['page']['cover'] })
  | (SiteFrame & { readonly page: 'missing' })
  | (SiteFrame & { readonly page: 'failed' })
  /** A draft whose rules cannot be applied yet. */
  | (SiteFrame & { readonly page: 'unready' })

/** The demo organisers, by their subdomains. */
export type DemoOrganiser =
  | 'borowska'
  | 'dobrybrzeg'
  | 'pamiec'
  | 'trzymosty'
  | 'cantabile'
  | 'wilki'
  | 'podlipa'
  | 'szprycha'
  | 'swiatlo'

/** The content of the footer of a brand's own page (specification §2). */
export interface FootView {
  /** By the Polish calendar. */
  readonly year: number
  /** Bare, without a port. */
  readonly domain: string
  readonly facebook: string
  readonly sister: { readonly name: string; readonly address: string }
  /** Addresses of the PDF files on this host: '/{token}.pdf'. */
  readonly documents: { readonly terms: string; readonly privacy: string }
}

interface LandingFrame {
  readonly brand: BrandView
  readonly foot: FootView
}

export type LandingPage =
  | (LandingFrame & {
      readonly page: 'landing'
      readonly organisers: readonly {
        readonly id: DemoOrganiser
        readonly name: string
        readonly address: string
      }[]
      /** The registration form that anyone may try. */
      readonly demoForm: string
      readonly contactEmail: string
    })
  | (LandingFrame & { readonly page: 'missing' })
  | (LandingFrame & { readonly page: 'review' })
  | (LandingFrame & { readonly page: 'crowded' })
  | (LandingFrame & { readonly page: 'failed' })

/** The identity provider: Google where a client is configured, otherwise the local issuer. */
export type SignInView =
  | { readonly provider: 'google'; readonly clientId: string }
  | { readonly provider: 'local' }

/** The wizard at `/create`: rendered on the server, hydrated by React in the browser. */
export interface CreatePage {
  readonly page: 'create'
  readonly brand: BrandView
  /** Both base domains, in the order of `BRANDS`; bare, without a port. */
  readonly domains: readonly string[]
  readonly signIn: SignInView
}

/** Every entry that is rendered on the server, with its props. */
export interface RenderedEntries {
  readonly site: SitePage
  readonly landing: LandingPage
  readonly create: CreatePage
  readonly dev: DevPage
}

/** Entries that run in the browser alone; the server sends a shell. */
export type ShellEntry = 'panel' | 'scanner'

/** The data of such a shell in `#page`. */
export interface ShellPage {
  readonly signIn: SignInView
}

/** First parts of the addresses under which the panel has pages; its start has none. */
const PANEL_SECTIONS: readonly string[] = [
  '',
  'dziennik',
  'logowanie',
  'moje-konto',
  'nowe-wydarzenie',
  'ustawienia',
  'wydarzenia',
  'zaproszenie',
  'zbiorki',
  'zespol',
]

/** Whether the panel may have a page there; the exact pages are known to its router (web/panel/router.tsx). */
export const isPanelSection = (section: string): boolean => PANEL_SECTIONS.includes(section)
