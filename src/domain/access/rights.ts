/** Who may do what in an account, as sentences. A role of one event is the same role, tied to that event. */

export const ROLES = [
  'owner',
  'administrator',
  'registrations',
  'finance',
  'check_in',
  'read_only',
  'group_leader',
] as const

export type Role = (typeof ROLES)[number]

const isOneOf =
  (...roles: readonly Role[]) =>
  (role: Role): boolean =>
    roles.includes(role)

/** Owners alone: delete the account, name other owners. */
export const mayGiveAccountAway = isOneOf('owner')
export const mayManageTeam = isOneOf('owner', 'administrator')
export const mayManageGateways = isOneOf('owner', 'administrator')
/** The account's information for visitors: how to contact it. */
export const mayEditAccount = isOneOf('owner', 'administrator')
/** Draft, publish, open, close, cancel; change limits, set places aside, decide to exceed a limit. */
export const mayEditEvents = isOneOf('owner', 'administrator')
/** Pictures of pages and the logo: whoever may edit the account or its events. */
export const mayEditPictures = (role: Role): boolean => mayEditAccount(role) || mayEditEvents(role)
/** Files that pages offer for download. */
export const mayEditPageFiles = isOneOf('owner', 'administrator')
export const mayReadEvents = isOneOf(...ROLES)
/** The rules of an event as written: with codes that open something, and with allotments. */
export const mayReadRules = isOneOf('owner', 'administrator', 'registrations', 'finance', 'read_only')

/** A group leader sees only their own group: the query narrows what this sentence allows. */
export const mayReadRegistrations = isOneOf(
  'owner',
  'administrator',
  'registrations',
  'finance',
  'read_only',
  'group_leader',
)
export const seesOwnGroupOnly = isOneOf('group_leader')
/** Of the whole event. A group leader sees the people of the groups that their membership names, on a page of its own. */
export const mayReadAllRegistrations = (role: Role): boolean =>
  mayReadRegistrations(role) && !seesOwnGroupOnly(role)
/** Register people in the office, change, hand over and cancel what they have. */
export const mayEditRegistrations = isOneOf('owner', 'administrator', 'registrations')
/** Approve what waits for it (a function, a reduced price), or refuse. */
export const mayApproveRegistrations = isOneOf('owner', 'administrator', 'registrations')
export const mayReadMoney = isOneOf('owner', 'administrator', 'registrations', 'finance', 'read_only')
/** Book money that came in cash, by terminal or by transfer. */
export const mayBookPayments = isOneOf('owner', 'administrator', 'registrations', 'finance')
export const mayMoveMoney = isOneOf('owner', 'administrator', 'finance')
/** Give up a registration that repeats another one: it is cancelled, and its money moves. */
export const mayMergeRegistrations = (role: Role): boolean => mayEditRegistrations(role) && mayMoveMoney(role)
export const mayWriteMessages = isOneOf('owner', 'administrator', 'registrations')
export const mayCheckIn = isOneOf('owner', 'administrator', 'registrations', 'check_in')
/** Let somebody in, with a reason, without a document that is required at the entry: who decides about documents. */
export const mayLetInWithoutDocument = isOneOf('owner', 'administrator', 'registrations')
/** The sum above which a promised refund waits for a second person. */
export const maySetRefundConfirmation = isOneOf('owner')
/** The journal of changes, with before and after, and the background jobs that keep failing. */
export const mayReadJournal = isOneOf('owner', 'administrator')
