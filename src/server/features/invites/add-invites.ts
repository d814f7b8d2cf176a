import type { z } from 'zod'
import type { addInvites as contract } from '#contract/invites.ts'
import { isPlainName } from '#domain/values/plain-name.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getList } from './invite-lists.ts'
import { findKnown } from './invites.queries.ts'
import { issue } from './issue.ts'

type Input = z.output<typeof contract.body> & { readonly eventId: string }
type Output = z.input<typeof contract.output>

/**
 * Adds people to a list of invitations. Who stands on it already, or has declined an invitation to the event, is named
 * instead; an address that is repeated counts once.
 * @throws Refusal not_found, list_full
 */
export async function addInvites(ctx: TenantCtx, { eventId, list, people, note }: Input): Promise<Output> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { name } = await getList(tx, ctx, { eventId, list, of: 'people' })
    const byAddress = new Map(people.map((person) => [person.email.toLowerCase(), person]))
    const known = await findKnown(tx, { eventId, list }, [...byAddress.keys()])
    const refused: Output['refused'] = []
    const added = [...byAddress].flatMap(([address, person]) => {
      const why = whyNot(person, known.get(address))
      if (why === null) return [person]
      refused.push({ email: person.email, why })
      return []
    })
    if (added.length === 0) return { added: 0, refused }
    const issued = await issue(tx, ctx, { eventId, list, note, people: added })
    await recordAudit(tx, ctx, {
      action: 'invite.added',
      eventId,
      details: { name },
      after: { invites: issued },
    })
    return { added: issued, refused }
  })
}

type Known = { readonly isOnList: boolean; readonly declined: boolean } | undefined

function whyNot(
  { firstName, lastName }: Input['people'][number],
  known: Known,
): Output['refused'][number]['why'] | null {
  // The names stand in the mail: nobody is written to in the organiser's name with anything else.
  if (![firstName, lastName].every(isPlainName)) return 'bad_name'
  if (known?.declined) return 'declined'
  return known?.isOnList ? 'invited' : null
}
