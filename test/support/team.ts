import type { z } from 'zod'
import { acceptInvitation, createInvitation, listTeam, removeMember, updateMember } from '#contract/team.ts'
import type { Role } from '#domain/access/rights.ts'
import type { Scope } from '#domain/access/scope.ts'
import { outputOf } from './answers.ts'
import type { Client } from './client.ts'
import type { Answer } from './send.ts'

/** The team of an account, as one of its members manages it. */
export interface Team {
  list(): Promise<z.output<typeof listTeam.output>>
  invite(email: string, role: Role, scope?: Scope): Promise<Answer>
  change(userId: string, role: Role, scope?: Scope): Promise<Answer>
  remove(userId: string): Promise<Answer>
  /** The user id of a member. */
  idOf(email: string): Promise<string>
}

export function teamOf(client: Client, accountId: string): Team {
  const params = { accountId }
  const list = async () => outputOf(listTeam, await client.ask(listTeam, { params }))
  return {
    list,
    invite: (email, role, scope) =>
      client.ask(createInvitation, { params, body: { email, role, ...scopeIn(scope) } }),
    change: (userId, role, scope) =>
      client.ask(updateMember, { params: { accountId, userId }, body: { role, ...scopeIn(scope) } }),
    remove: (userId) => client.ask(removeMember, { params: { accountId, userId } }),
    idOf: async (email) => {
      const member = (await list()).members.find((each) => each.email === email)
      if (!member) throw new Error(`${email} is no member.`)
      return member.id
    },
  }
}

const scopeIn = (scope: Scope | undefined) =>
  scope ? { scope: scope.map(({ eventId, groups }) => ({ eventId, groups: groups && [...groups] })) } : {}

export const accept = (reader: Client, token: string): Promise<Answer> =>
  reader.ask(acceptInvitation, { params: { token } })

/** The secret of the link in the text of an invitation's mail. */
export function tokenIn(text: string | undefined): string {
  const token = /\/zaproszenie\/([\w-]+)/.exec(text ?? '')?.[1]
  if (token === undefined) throw new Error(`No link of an invitation: ${text}`)
  return token
}
