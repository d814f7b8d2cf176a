/** What the entries of a journal are about, so that a reader finds those of one subject. */
export const JOURNAL_KINDS = ['registrations', 'money', 'check_in', 'messages', 'events', 'account'] as const

export type JournalKind = (typeof JOURNAL_KINDS)[number]

/** By the first word of an action: 'refund.requested' is about money. */
const SUBJECTS: Readonly<Record<JournalKind, readonly string[]>> = {
  registrations: [
    ...['registration', 'waiting', 'file', 'document', 'paper', 'camp_card', 'list', 'office_job'],
    ...['lodging', 'room_key'],
  ],
  money: ['payment', 'refund', 'cash', 'donation'],
  check_in: ['ticket'],
  messages: ['message', 'scheduled'],
  events: ['event', 'limit', 'allotment', 'invite', 'collection'],
  account: ['account', 'member', 'invitation', 'picture', 'page_file', 'staff'],
}

/** The first words of the actions of a kind. */
export const subjectsOf = (kind: JournalKind): readonly string[] => SUBJECTS[kind]
