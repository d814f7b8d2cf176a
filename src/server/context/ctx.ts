import type { Config } from '#server/base/config.ts'
import type { Secrets } from '#server/base/secrets.ts'
import type { Database } from '#server/db/database.ts'
import type { DomainResolver } from '#server/gateways/dns/port.ts'
import type { IdentityProvider } from '#server/gateways/identity/port.ts'
import type { MailGateway } from '#server/gateways/mail/port.ts'
import type { PaymentGateway } from '#server/gateways/payment/port.ts'
import type { FileStorage } from '#server/gateways/storage/port.ts'

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface Gateways {
  /** Connected gateways; the first takes new payments. */
  readonly payments: readonly PaymentGateway[]
  readonly mail: MailGateway
  readonly identity: IdentityProvider
  readonly storage: FileStorage
  readonly domains: DomainResolver
}

/** What a verb gets from its environment. Plain values, no container. */
export interface Ctx {
  readonly db: Database
  readonly now: Temporal.Instant
  readonly config: Config
  readonly secrets: Secrets
  readonly gateways: Gateways
  readonly log: Log
}

/**
 * Who acts, as the audit log records it: a user's name and id, or what kind of outsider. The network address of a
 * registrant serves only to count repeated questions; it is stored nowhere.
 */
export type Actor =
  | { readonly kind: 'registrant'; readonly address: string }
  | { readonly kind: 'system' }
  | { readonly kind: 'gateway'; readonly name: string }
  | { readonly kind: 'user'; readonly id: string; readonly name: string }

/** The context of a verb within one account. */
export interface TenantCtx extends Ctx {
  readonly account: string
  readonly actor: Actor
}

/** The name of an actor in the audit log. */
export function actorText(actor: Actor): string {
  switch (actor.kind) {
    case 'user':
      return actor.name
    case 'gateway':
      return `gateway:${actor.name}`
    default:
      return actor.kind
  }
}

/** The id of the member of the staff who acts; null: somebody else, or the product by itself. */
export const userOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.id : null)
