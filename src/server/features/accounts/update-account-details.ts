import { formError } from '#domain/form/fields/messages.ts'
import {
  clashesOf,
  factsOf,
  lacksNip,
  type OrganiserDetails,
  type SomeDetails,
  withDetails,
} from '#domain/organiser/details.ts'
import { readIban } from '#domain/values/iban.ts'
import { sameValue } from '#domain/values/same-value.ts'
import { clash, wrongAccount } from '#i18n/pl/account-details.ts'
import { formMessage } from '#i18n/pl/form.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockDetails, saveDetails } from './accounts.queries.ts'

/**
 * Changes what an organiser says of itself; what is not named stays. Mails that are sent from now on carry it; those
 * already sent keep theirs.
 * @throws Refusal details_conflict at each field that somebody else has changed since it was seen; invalid_input at
 *   `wanted.nip` for a trader without one, at `wanted.bankAccount` for a number that is none
 */
export async function updateAccountDetails(
  ctx: TenantCtx,
  { seen, wanted: typed }: { readonly seen: SomeDetails; readonly wanted: SomeDetails },
): Promise<OrganiserDetails> {
  const wanted = withReadAccount(typed)
  return ctx.db.tenant(ctx.account, async (tx) => {
    const before = await lockDetails(tx, ctx.account)
    assertUnchanged(before, seen, wanted)
    const after = withDetails(before, wanted)
    const saysWhoSells = [wanted.trader, wanted.kind, wanted.nip].some((value) => value !== undefined)
    if (saysWhoSells && lacksNip(after)) throw nipMissing()
    if (sameValue(before, after)) return after
    await saveDetails(tx, ctx.account, after)
    await recordAudit(tx, ctx, {
      action: 'account.details_changed',
      before: factsOf(before),
      after: factsOf(after),
    })
    return after
  })
}

function assertUnchanged(stored: OrganiserDetails, seen: SomeDetails, wanted: SomeDetails): void {
  const clashes = clashesOf(stored, seen, wanted)
  if (clashes.length === 0) return
  const code = 'details_conflict'
  throw new Refusal(code, {
    problems: clashes.map((name) => ({ code, field: `wanted.${name}`, message: clash(name, stored) })),
  })
}

/** @throws Refusal invalid_input when the digits of the account do not check */
function withReadAccount(wanted: SomeDetails): SomeDetails {
  const { bankAccount } = wanted
  if (bankAccount === undefined) return wanted
  const iban = bankAccount.trim() === '' ? '' : readIban(bankAccount)
  if (iban !== null) return { ...wanted, bankAccount: iban }
  throw new Refusal('invalid_input', {
    problems: [{ code: 'account', field: 'wanted.bankAccount', message: wrongAccount }],
  })
}

function nipMissing(): Refusal {
  const error = formError('REQUIRED_FIELD')
  return new Refusal('invalid_input', {
    problems: [{ code: error.key, field: 'wanted.nip', message: formMessage(error) }],
  })
}
