import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { typedCodes } from '#domain/event/facts/listed-codes.ts'
import { plainCode } from '#domain/event/facts/plain-code.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { isKnownCode } from '#domain/quote/known-code.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { noteSecurityEvent } from '#server/context/security-events.ts'
import { askedFrom } from '#server/http/asked-from.ts'
import { Refusal } from '#server/http/refusal.ts'
import { writeTry } from './codes.queries.ts'

/** Wrong codes that are answered within so many minutes: for one address, and for all addresses of one event. */
const LIMITS = { window: 15, ofAddress: 10, ofAll: 300 }

/** What people have typed as codes. */
export type TypedDraft = Pick<RegistrationDraft, 'code' | 'answers' | 'people'>

/** An event whose codes are asked about. */
export interface AskedEvent {
  readonly eventId: string
  readonly definition: EventDefinition
  readonly compiled: Pick<CompiledDefinition, 'codes'>
}

/**
 * Counts each wrong code that a registrant has typed, and refuses one who has typed too many. Without a code there is no limit, and the staff know the codes anyway.
 * @throws Refusal too_many_requests
 */
export async function countCodes(ctx: TenantCtx, event: AskedEvent, draft: TypedDraft): Promise<void> {
  if (ctx.actor.kind !== 'registrant') return
  const { definition, compiled } = event
  const known = new Map(
    typedCodes(definition, draft).map(({ typed, limit }) => [
      plainCode(typed),
      limit === undefined
        ? isKnownCode(definition, typed, compiled.codes)
        : compiled.codes.find(typed, limit) !== null,
    ]),
  )
  const wrong = [...known].filter(([, isKnown]) => !isKnown)
  // Of the right ones one is enough to wait in the same line.
  for (const [typed, isKnown] of wrong.length > 0 ? wrong : [...known].slice(0, 1))
    await tryOne(ctx, event.eventId, typed, isKnown)
}

async function tryOne(ctx: TenantCtx, eventId: string, typed: string, isKnown: boolean): Promise<void> {
  const hash = (text: string) =>
    Buffer.from(ctx.secrets.sign('wrong-code', `${eventId} ${text}`), 'base64url')
  if (!isKnown) noteSecurityEvent(ctx, 'wrong_code', { account: ctx.account })
  const seconds = await writeTry(
    ctx,
    {
      ...{ eventId, askedFrom: askedFrom(ctx) },
      code: hash(typed),
      beginnings: Array.from({ length: typed.length - 1 }, (_, end) => hash(typed.slice(0, end + 1))),
      isKnown,
    },
    LIMITS,
  )
  if (seconds > 0) throw tooManyCodes(seconds)
}

function tooManyCodes(seconds: number): Refusal {
  const message = refusalMessages.limit.tooManyCodes(Math.ceil(seconds / 60))
  return new Refusal('too_many_requests', {
    problems: [{ code: 'too_many_codes', field: 'draft.code', person: null, where: 'code', message }],
    retryAfter: seconds,
  })
}
