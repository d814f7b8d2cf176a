/** The person that an identity token names, after signature, audience, issuer and expiry were checked. */
export interface Identity {
  readonly issuer: string
  /** Never changes; e-mail and name may change. */
  readonly subject: string
  readonly email: string
  readonly name: string
  /** Address of a picture, https: or data:, or '' when there is none. */
  readonly picture: string
}

/**
 * `expired`: valid in everything but its time. `untrusted`: any other fault. `unavailable`: the issuer's keys cannot
 * be had now, so the token cannot be checked.
 */
export type Verdict =
  | {
      readonly verdict: 'trusted'
      readonly identity: Identity
      /** The value that the page which requested the token has bound it to; '' when it has not. */
      readonly nonce: string
    }
  | { readonly verdict: 'expired' | 'untrusted' | 'unavailable' }

export interface IdentityProvider {
  verify(token: string): Promise<Verdict>
}

/** A user who can sign in without a password, in development only. */
export interface LocalPerson {
  readonly subject: string
  readonly name: string
  readonly email: string
  /** A description for the list to choose from: 'właścicielka, sekretarka'. */
  readonly note: string
}

export interface LocalIssuer extends IdentityProvider {
  readonly people: readonly LocalPerson[]
  /** A signed token that is valid for five minutes, bound to a nonce; null for an unknown person. */
  issue(subject: string, now: Temporal.Instant, nonce: string): Promise<string | null>
}
