/** Who an identity token speaks of, after signature, audience, issuer and expiry were checked. */
export interface Identity {
  readonly issuer: string
  /** Stays the same for ever; e-mail and name may change. */
  readonly subject: string
  readonly email: string
  readonly name: string
  /** Address of a picture, https: or data:, or '' when there is none. */
  readonly picture: string
}

/**
 * `expired`: right in everything but its time. `untrusted`: anything else that is wrong with it.
 * `unavailable`: the issuer's keys cannot be had now, so nobody can tell.
 */
export type Verdict =
  | { readonly verdict: 'trusted'; readonly identity: Identity }
  | { readonly verdict: 'expired' | 'untrusted' | 'unavailable' }

export interface IdentityProvider {
  verify(token: string): Promise<Verdict>
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
