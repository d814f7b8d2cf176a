/** How many mails are sent in an hour and in a day before the next one waits. */
export interface MailLimits {
  readonly hourly: number
  readonly daily: number
}

/**
 * For one address: a leader who registers many people one after another is served within the hour; an address that has
 * never confirmed may belong to anyone.
 */
export const limitsOfRecipient = ({ isKnown }: { readonly isKnown: boolean }): MailLimits =>
  isKnown ? { hourly: 60, daily: 300 } : { hourly: 6, daily: 20 }

/** For one organiser: a team of a few hundred is invited within the day, and no stranger by thousands. */
export const LIMITS_OF_INVITATIONS: MailLimits = { hourly: 60, daily: 200 }

/** For one organiser, to people who have not asked for it: a few thousand guests are invited within a day or two. */
export const LIMITS_OF_INVITES: MailLimits = { hourly: 1_000, daily: 5_000 }

/**
 * For one organiser: more than the largest opening of registrations needs. Mails above the limit are sent in the next
 * hour.
 */
export const LIMITS_OF_ACCOUNT: MailLimits = { hourly: 15_000, daily: 60_000 }
