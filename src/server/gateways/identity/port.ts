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
