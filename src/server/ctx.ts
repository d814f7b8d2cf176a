import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { IdentityProvider } from './gateways/identity/port.ts'
import type { MailGateway } from './gateways/mail/port.ts'
import type { PaymentGateway } from './gateways/payment/port.ts'
import type { Secrets } from './secrets.ts'

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface Gateways {
  readonly payment: PaymentGateway
  readonly mail: MailGateway
  readonly identity: IdentityProvider
}

/** What a verb is told about the world. Plain values, no container. */
export interface Ctx {
  readonly db: Database
  readonly now: Temporal.Instant
  readonly config: Config
  readonly secrets: Secrets
  readonly gateways: Gateways
  readonly log: Log
}

/**
 * Who acts, as the audit log writes it: a user's name and id, or what kind of stranger. The network address of a
 * registrant is for counting what is asked too often; it is written nowhere.
 */
export type Actor =
  | { readonly kind: 'registrant'; readonly address: string }
  | { readonly kind: 'system' }
  | { readonly kind: 'gateway'; readonly name: string }
  | { readonly kind: 'user'; readonly id: string; readonly name: string }

/** A verb's world within one account. */
export interface TenantCtx extends Ctx {
  readonly account: string
  readonly actor: Actor
}

/** The word of an actor in the audit log. */
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
