import type { z } from 'zod'
import type { makeCard as contract } from '#contract/cards.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { qrPath } from '#server/base/qr-code.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '#server/features/accounts/get-account.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockRegistration } from '../agreement/registrations.queries.ts'
import { getRegistrationAddress } from '../links/get-registration-address.ts'
import { getRegistration } from '../read/get-registration.ts'
import { writePin } from './cards.queries.ts'
import { newPin, pinHashes } from './pin.ts'

/**
 * A card for a registrant without e-mail: with a new PIN, which is in the result alone.
 * @throws Refusal not_found
 */
export async function makeCard(
  ctx: TenantCtx,
  { eventId, registrationId }: z.output<typeof contract.params>,
): Promise<z.input<typeof contract.output>> {
  const pin = newPin()
  const [pinHash] = pinHashes(ctx, registrationId, pin)
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockRegistration(tx, registrationId)
    if (row?.eventId !== eventId) throw new Refusal('not_found')
    await writePin(tx, { accountId: ctx.account, registrationId, pinHash })
    await recordAudit(tx, ctx, {
      ...{ action: 'registration.card_made', eventId, registrationId },
      before: {},
      after: { pin: 'new' },
    })
  })
  const { number, contact, people, headcount, due, paid, balance } = await getRegistration(
    ctx,
    registrationId,
  )
  const account = await getAccount(ctx)
  const address = await getRegistrationAddress(ctx, registrationId)
  return {
    ...{ number, pin, address, due, paid, balance },
    contactName: `${contact.firstName} ${contact.lastName}`,
    people: headcount ?? people.length,
    qr: qrPath(address),
    typedAt: `${new URL(account.siteAddress).host}/moje-zgloszenie`,
    office: {
      name: account.name,
      phone: account.phone,
      person: account.contactPerson,
      note: account.contactNote,
    },
  }
}
