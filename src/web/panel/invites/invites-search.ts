import { INVITE_STATES, type InviteState } from '#domain/invites/invite-state.ts'

/** The list that is shown, and what of it. */
export interface InvitesSearch {
  readonly lista?: string
  readonly stan?: InviteState
  readonly szukaj?: string
}

/** The search parameters of the page as its address has them; anything unknown is left out. */
export function readInvitesSearch({ lista, stan, szukaj }: Record<string, unknown>): InvitesSearch {
  const state = INVITE_STATES.find((each) => each === stan)
  return {
    ...(typeof lista === 'string' ? { lista } : {}),
    ...(state === undefined ? {} : { stan: state }),
    ...(typeof szukaj === 'string' && szukaj !== '' ? { szukaj } : {}),
  }
}
