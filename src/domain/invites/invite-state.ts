/** What has become of an invitation, the last that counts: a use counts whatever else has happened. */
export const INVITE_STATES = [
  'new',
  'queued',
  'failed',
  'sent',
  'opened',
  'used',
  'declined',
  'withdrawn',
] as const

export type InviteState = (typeof INVITE_STATES)[number]

/** Nothing more comes of it: it can neither be sent again nor withdrawn. */
export const isOver = (state: InviteState): boolean =>
  state === 'used' || state === 'declined' || state === 'withdrawn'

/** It was never sent: the first mail of a list goes to these. */
export const isUnsent = (state: InviteState): boolean => state === 'new' || state === 'failed'

/** Sent, and neither used nor declined: these are reminded. */
export const isSilent = (state: InviteState): boolean => state === 'sent' || state === 'opened'
