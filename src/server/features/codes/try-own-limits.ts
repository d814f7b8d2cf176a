import { guessedBy, holderName, isPersonal } from '#domain/capacity/own-pools.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { HIDDEN } from '#domain/registration/secret-answers.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { askedFrom } from '#server/http/asked-from.ts'
import { Refusal } from '#server/http/refusal.ts'
import { writePeople, writeTry } from './codes.queries.ts'

/** Orders refused by a limit of one person, within so many minutes: as wrong codes. */
const REFUSED = { window: 15, ofAddress: 10, ofAll: 300 }

/**
 * Different people of one birth date (or of one name) within so many minutes. Of ten thousand people registered in a
 * day hardly five share a birth date; guessing a PESEL takes five thousand attempts.
 */
const GUESSED = { window: 24 * 60, ofAddress: 10, ofAll: 40 }

interface Asked {
  readonly eventId: string
  readonly definition: EventDefinition
}

interface Order {
  readonly draft: Pick<RegistrationDraft, 'people'>
  readonly email: string
}

/**
 * Before an order is checked against the limits of one person, and again (`isReached`) before the answer reveals that
 * one of them is reached: counts it, and refuses a registrant who has asked about too many. The staff see all
 * registrations anyway.
 * @throws Refusal too_many_requests
 */
export async function tryOwnLimits(
  ctx: TenantCtx,
  { eventId, definition }: Asked,
  { draft, email }: Order,
  { isReached = false }: { readonly isReached?: boolean } = {},
): Promise<void> {
  const limits = definition.pools.filter(isPersonal)
  if (ctx.actor.kind !== 'registrant' || limits.length === 0) return
  const from = askedFrom(ctx)
  const hash = (text: string) =>
    Buffer.from(ctx.secrets.sign('tried-person', `${eventId} ${text}`), 'base64url')
  const people = draft.people.flatMap((person) => {
    const [subject, holder] = [guessedBy(definition, person), holderName(definition, person)]
    if (subject === null || holder === null || holder === HIDDEN) return []
    return [{ subject: hash(`like ${subject}`).toString('hex'), person: hash(holder).toString('hex') }]
  })
  const order = hash(JSON.stringify([email.toLowerCase(), people.map(({ person }) => person).sort()]))
  const asked = { eventId, askedFrom: from, code: order, beginnings: [], isKnown: !isReached }
  const seconds = await writeTry(ctx, asked, REFUSED)
  if (seconds > 0) throw tooMany(seconds)
  if (isReached || people.length === 0 || limits.every(({ per }) => per !== 'person')) return
  const left = await writePeople(ctx, { eventId, askedFrom: from, people }, GUESSED)
  if (left > 0) throw tooMany(left)
}

function tooMany(seconds: number): Refusal {
  const minutes = seconds > 60 * 60 ? null : Math.ceil(seconds / 60)
  const message = refusalMessages.limit.tooManyPeople(minutes)
  const problem = { code: 'too_many_people', field: 'draft.people', person: null, where: 'people', message }
  return new Refusal('too_many_requests', { problems: [problem], retryAfter: seconds })
}
