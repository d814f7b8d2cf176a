import type { z } from 'zod'
import {
  addInvites,
  issueCodes,
  listInviteLists,
  listInvites,
  sendInvites,
  withdrawInvite,
} from '#contract/invites.ts'
import { outputOf } from './answers.ts'
import type { Client } from './client.ts'
import { outing } from './outing.ts'
import type { TestSite } from './site.ts'

const LIST = { per: 'code', refusal: 'code_invalid' } as const

/** The outing with guests who are invited for 40 zł and with codes that take 10 zł off; each for one person. */
export function invitingOuting(more: { readonly event?: number; readonly uses?: number } = {}) {
  const event = outing({ event: more.event ?? 60, coach: 40 })
  return {
    ...event,
    pools: [
      ...(event.pools ?? []),
      { ...LIST, id: 'goscie', name: 'Zaproszeni goście', capacity: more.uses ?? 1, issued: 'people' },
      { ...LIST, id: 'rabaty', name: 'Kody rabatowe', capacity: 1, issued: 'codes' },
    ],
    claims: [{ pool: 'event' }, { pool: 'goscie' }, { pool: 'rabaty' }],
    adjustments: [
      {
        ...{ id: 'gosc', name: 'Cena dla gości', items: ['fee'], when: { fact: 'invite', is: 'goscie' } },
        effect: { kind: 'to', amount: 4_000 },
      },
      {
        ...{ id: 'rabat', name: 'Rabat', items: ['fee'], when: { fact: 'codeList', is: 'rabaty' } },
        effect: { kind: 'off', amount: 1_000 },
      },
    ],
  }
}

type Person = z.input<(typeof addInvites)['body']>['people'][number]

export const guest = (firstName: string): Person => ({
  firstName,
  lastName: 'Sowa',
  email: `${firstName.toLowerCase()}@example.org`,
})

/** The office's own way to the invitations of an event. */
export function invitesOf(client: Client, { account, event }: Pick<TestSite, 'account' | 'event'>) {
  const params = { accountId: account, eventId: event }
  const list = 'goscie'
  return {
    params,
    add: (...people: readonly Person[]) =>
      client.ask(addInvites, { params, body: { list, people: [...people] } }),
    codes: (count: number) => client.ask(issueCodes, { params, body: { list: 'rabaty', count } }),
    send: (kind: 'invite' | 'reminder' = 'invite', more: { greeting?: string; only?: string } = {}) =>
      client.ask(sendInvites, { params, body: { list, kind, greeting: '', ...more } }),
    withdraw: (inviteId: string) => client.ask(withdrawInvite, { params: { ...params, inviteId }, body: {} }),
    lists: async () => outputOf(listInviteLists, await client.ask(listInviteLists, { params })).lists,
    all: async (of = list) =>
      outputOf(listInvites, await client.ask(listInvites, { params, query: { list: of } })).invites,
  }
}
