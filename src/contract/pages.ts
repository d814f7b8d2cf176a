import type { PublicDefinition } from '#domain/event/public-view.ts'
import type { getChange } from './changes.ts'
import type { OutputOf } from './endpoint.ts'
import type { getRegistration } from './site.ts'
import type { getWaitingEntry } from './waiting-list.ts'

/**
 * What the server gives to a page that React renders on it. Plain JSON: pages that also run in the
 * browser get the same value in `<script type="application/json" id="page">`.
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
  /** Colours are derived from one accent; hex. */
  readonly accent: string
  readonly legalName: string
  readonly address: string
  readonly email: string
  readonly phone: string
  /** Who to ask and when: 'Biuro czynne od poniedziałku do piątku, 16:00–18:00'. */
  readonly contactPerson: string
  readonly contactNote: string
  /** An organiser who does not exist: what is shown is made up, and visitors are told so. */
  readonly demo: boolean
}

export interface EventView {
  readonly slug: string
  readonly version: number
  /** What the browser may see of the definition. */
  readonly definition: PublicDefinition
  /** Free units by pool id; null = unlimited. */
  readonly free: Readonly<Record<string, number | null>>
  readonly registrationAddress: string
  /** Why it does not take place; null while it does. */
  readonly calledOff: string | null
}

interface SiteFrame {
  readonly brand: BrandView
  readonly organiser: OrganiserView
  /** Local moment in Warsaw at which the page was made, ISO. */
  readonly now: string
}

export type SitePage =
  | (SiteFrame & { readonly page: 'home'; readonly events: readonly EventView[] })
  | (SiteFrame & { readonly page: 'event'; readonly event: EventView })
  /** The registration form: rendered on the server, taken over by React in the browser. */
  | (SiteFrame & { readonly page: 'register'; readonly event: EventView })
  /** 'Moje zgłoszenie': what happened, what comes next, tickets. Follows a payment under way by itself. */
  | (SiteFrame & {
      readonly page: 'registration'
      readonly token: string
      readonly registration: OutputOf<typeof getRegistration>
    })
  /** 'Zmień zgłoszenie', by the rules that were agreed to; `agreed` is null when it cannot be changed now. */
  | (SiteFrame & {
      readonly page: 'change'
      readonly token: string
      readonly number: string
      readonly event: Pick<EventView, 'slug' | 'definition' | 'calledOff'>
      readonly agreed: OutputOf<typeof getChange> | null
    })
  /** 'Lista rezerwowa': the place in the queue, or what is offered; `leaving` by the link that declines. */
  | (SiteFrame & {
      readonly page: 'waiting'
      readonly token: string
      readonly leaving: boolean
      readonly entry: OutputOf<typeof getWaitingEntry>
    })
  /** A document that a statement names: the terms. */
  | (SiteFrame & {
      readonly page: 'document'
      readonly event: EventView
      readonly document: { readonly name: string; readonly body: string; readonly version: number }
    })
  | (SiteFrame & { readonly page: 'missing' })
  | (SiteFrame & { readonly page: 'failed' })

/** The demo's organisers, by the subdomain that each lives at. */
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

/** What the foot of a brand's own page says (specification §2). */
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
      /** The registration form that anybody may try. */
      readonly demoForm: string
      readonly contactEmail: string
    })
  | (LandingFrame & { readonly page: 'missing' })
  | (LandingFrame & { readonly page: 'crowded' })
  | (LandingFrame & { readonly page: 'failed' })

/** How somebody proves who they are: Google where a client is configured, otherwise the local issuer. */
export type SignInView =
  | { readonly provider: 'google'; readonly clientId: string }
  | { readonly provider: 'local' }

/** The wizard at `/create`: rendered on the server, taken over by React in the browser. */
export interface CreatePage {
  readonly page: 'create'
  readonly brand: BrandView
  /** Both base domains, in the order of `BRANDS`; bare, without a port. */
  readonly domains: readonly string[]
  readonly signIn: SignInView
}

export type DevPage =
  /** The window of the local issuer, where Google's would be: who signs in. */
  | {
      readonly page: 'people'
      readonly people: readonly {
        readonly subject: string
        readonly name: string
        readonly email: string
        readonly note: string
      }[]
    }
  /** Every field of the form library in every state. */
  | { readonly page: 'form'; readonly brand: BrandView['id'] }
  | {
      readonly page: 'mailbox'
      readonly messages: readonly {
        readonly id: string
        readonly at: string
        readonly to: string
        readonly subject: string
      }[]
    }
  | {
      readonly page: 'message'
      readonly id: string
      readonly at: string
      readonly to: string
      readonly from: string
      readonly subject: string
      readonly text: string
      /** Address of the HTML part, shown in a sandboxed frame. */
      readonly htmlAddress: string | null
      readonly attachments: readonly {
        readonly name: string
        readonly address: string
        readonly bytes: number
      }[]
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

/** What such a shell brings in `#page`. */
export interface ShellPage {
  readonly signIn: SignInView
}
