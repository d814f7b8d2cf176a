interface Registered {
  readonly registrationId: string
  readonly contactEmail: string
}

/** By what limits of one registrant know them: the address; without one the registration is a registrant of its own. */
export const registrantOf = ({ registrationId, contactEmail }: Registered): string =>
  contactEmail || registrationId
