import type { InvitedPerson } from '#domain/invites/read-people.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newCodeName } from './invite-code.ts'
import { countOfList, insertInvites } from './invites.queries.ts'

/** So many codes of one list: guessing one stays hopeless, and a list can still be read. */
const MOST_OF_LIST = 20_000
/** A name of a code is drawn again when another has it already: hardly ever twice. */
const TRIES = 5

interface Wanted {
  readonly eventId: string
  readonly list: string
  readonly note: string
  readonly people: readonly InvitedPerson[]
}

/**
 * Issues a code for each of them; who was added by somebody else in this moment is left out.
 * @returns how many were issued
 * @throws Refusal list_full
 */
export async function issue(tx: Tx, ctx: TenantCtx, { people, ...wanted }: Wanted): Promise<number> {
  if ((await countOfList(tx, wanted)) + people.length > MOST_OF_LIST) throw new Refusal('list_full')
  const of = { ...wanted, accountId: ctx.account, issuedBy: actorText(ctx.actor) }
  // Lists are read with the newest first: so people stand there in the order in which they were typed.
  let left = people.toReversed().map((person) => ({ ...person, inviteId: newId() }))
  let issued = 0
  for (let tries = 0; tries < TRIES && left.length > 0; tries += 1) {
    const drawn = left.map((each) => ({ ...each, codeName: newCodeName() }))
    const made = await insertInvites(tx, of, drawn)
    issued += made.size
    left = left.filter(({ inviteId }) => !made.has(inviteId))
  }
  return issued
}
