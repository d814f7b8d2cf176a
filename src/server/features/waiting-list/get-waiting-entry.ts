import type { z } from 'zod'
import type { waitingEntryView } from '#contract/waiting-list.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { attendanceOf } from '#domain/quote/attendance.ts'
import { quote } from '#domain/quote/quote.ts'
import { type RegistrationDraft, registrationDraftSchema } from '#domain/registration/draft.ts'
import { hideSecrets } from '#domain/registration/secret-answers.ts'
import { firstPeople } from '#domain/waiting-list/wishes.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { type SellingEvent, withPlaces } from '#server/features/events/selling/get-selling-event.ts'
import { openDraft } from '#server/features/registrations/agreement/sealed-draft.ts'
import { contextOf } from '#server/features/registrations/pricing/price-of.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type EntryRow, findEntry } from './entries.queries.ts'
import { offerSecret } from './offer-secret.ts'
import { namesOf, sizesOf, stateOf, wishesOf } from './waiting-entry.view.ts'

type View = z.input<typeof waitingEntryView>

/**
 * An entry of the waiting list as the person who joined sees it: the place in the queue, or what is offered until
 * when and for how much. An offer whose time is over has lapsed by the time it is read.
 * @throws Refusal not_found
 */
export async function getWaitingEntry(ctx: TenantCtx, waitingEntryId: string): Promise<View> {
  const { event, row, smallerMayPass } = await load(ctx, waitingEntryId)
  const { title, dates, page } = event.definition
  const draft = registrationDraftSchema.parse(row.draft)
  return {
    state: stateOf(row),
    size: row.size,
    sizes: sizesOf(row),
    people: namesOf(draft),
    terms: termsOf(event.definition, draft),
    slot: draft.slot,
    place: row.place,
    smallerMayPass,
    price: event.definition.waitingList?.price ?? 'joining',
    version: row.version,
    joinedAt: row.joinedAt.toString(),
    event: { slug: event.slug, title, start: dates.start, end: dates.end, place: page.place ?? null },
    contact: {
      firstName: row.contactFirstName,
      lastName: row.contactLastName,
      email: row.contactEmail,
      phone: row.contactPhone,
    },
    offer: offerView(ctx, event, row),
  }
}

/** The terms and groups with days of their own that anyone in the party chose, each once. */
function termsOf(definition: EventDefinition, draft: RegistrationDraft): View['terms'] {
  const spans = attendanceOf(definition, draft).flatMap((each) => each.spans)
  const named = spans.flatMap(({ name, start, end }) => (name === null ? [] : [{ name, start, end }]))
  return [...new Map(named.map((term) => [JSON.stringify(term), term])).values()]
}

/** An entry with the event by whose rules they joined, swept. */
async function load(ctx: TenantCtx, waitingEntryId: string) {
  const known = await ctx.db.tenant(ctx.account, (tx) => findEntry(tx, waitingEntryId))
  if (!known) throw new Refusal('not_found')
  const { eventId, version } = known
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { definition, ...published } = await getPublishedEvent(tx, ctx, eventId)
    const event = await withPlaces(tx, ctx, { ...published, version })
    const row = (await findEntry(tx, waitingEntryId)) ?? known
    return { event, row, smallerMayPass: definition.waitingList?.smallerMayPass ?? false }
  })
}

/**
 * What is offered to the first people of the draft, at the price of the day that the event defines; null when nothing
 * is.
 */
function offerView(ctx: TenantCtx, event: SellingEvent, row: EntryRow): View['offer'] {
  const { offeredUntil: until, offeredSize: size, eventId, joinedAt, offeredAt } = row
  if (row.state !== 'offered' || until === null || size === null) return null
  const wish = wishesOf(row).find((each) => each.size === size)
  const units = Object.fromEntries(wish?.claims.map((claim) => [claim.pool, claim.units]) ?? [])
  const terms = { hold: { eventId, units, joinedAt, offeredAt }, allotment: null, channel: 'online' } as const
  const { definition } = event
  const kept = registrationDraftSchema.parse(row.draft)
  const draft = firstPeople(openDraft(ctx, { holder: row.waitingEntryId, definition, draft: kept }), size)
  const { total, lines, due, subsidies, approvals } = quote(
    event.compiled,
    draft,
    contextOf(ctx, event, terms),
  )
  const bought = definition.items.filter(({ id }) => lines.some(({ item }) => item === id))
  return {
    until: until.toString(),
    hold: offerSecret(ctx, row),
    size,
    total,
    lines: lines.map(({ reasons, ...line }) => ({
      ...line,
      reasons: reasons.map((reason) => ({ ...reason })),
    })),
    due: due.map(({ name, amount, until: day }) => ({ name, amount, until: day })),
    subsidies: subsidies.map(({ by, amount }) => ({ by, amount })),
    approvals: approvals.map(({ approval, name, person }) => ({ approval, name, person })),
    bought: bought.map(({ id, name, legalKind }) => ({ id, name, legalKind })),
    draft: hideSecrets(definition, draft),
  }
}
