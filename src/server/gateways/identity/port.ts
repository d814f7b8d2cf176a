/** Who an identity token speaks of, after signature, audience, issuer and expiry were checked. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly name: string
}

export interface IdentityProvider {
  /** null when the token is not to be trusted. */
  verify(token: string): Promise<Identity | null>
}

/** Somebody who can sign in without a password, in development only. */
export interface LocalPerson {
  readonly subject: string
  readonly name: string
  readonly email: string
  /** Who this is, for whoever picks: 'właścicielka, sekretarka'. */
  readonly note: string
}

export interface LocalIssuer extends IdentityProvider {
  readonly people: readonly LocalPerson[]
  /** A signed token that lives five minutes; null for somebody unknown. */
  issue(subject: string, now: Temporal.Instant): Promise<string | null>
}
