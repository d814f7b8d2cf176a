import type { EventDefinition } from '#domain/event/definition.ts'
import { isKnownCode } from '#domain/registration/known-code.ts'
import { plainCode } from '#domain/registration/plain-code.ts'
import { minutesAccusative } from '#i18n/pl/spans.ts'
import { tie } from '#i18n/typography.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { askedFrom } from '#server/http/asked-from.ts'
import { Refusal } from '#server/http/refusal.ts'
import { writeTry } from './codes.queries.ts'

/** Wrong codes that are answered within so many minutes: to one address, and to all of them for one event. */
const LIMITS = { window: 15, ofAddress: 10, ofAll: 300 }

interface Asked {
  readonly eventId: string
  readonly definition: EventDefinition
}

/**
 * Before a registrant is told anything that a code decides: counts the code when it is wrong, and refuses who has
 * typed too many. Without a code nobody is hindered, and the staff know the codes anyway.
 * @throws Refusal too_many_requests
 */
export async function tryCode(
  ctx: TenantCtx,
  { eventId, definition }: Asked,
  code: string | null,
): Promise<void> {
  const typed = plainCode(code ?? '')
  if (ctx.actor.kind !== 'registrant' || typed === '') return
  const hash = (text: string) =>
    Buffer.from(ctx.secrets.sign('wrong-code', `${eventId} ${text}`), 'base64url')
  const seconds = await writeTry(
    ctx,
    {
      ...{ eventId, askedFrom: askedFrom(ctx) },
      code: hash(typed),
      beginnings: Array.from({ length: typed.length - 1 }, (_, end) => hash(typed.slice(0, end + 1))),
      isKnown: isKnownCode(definition, typed),
    },
    LIMITS,
  )
  if (seconds > 0) throw tooManyCodes(seconds)
}

function tooManyCodes(seconds: number): Refusal {
  const wait = minutesAccusative(Math.ceil(seconds / 60))
  const message = tie(
    `Za dużo różnych haseł i kodów naraz. Wpisz właściwy za ${wait} albo zostaw to pole puste.`,
  )
  return new Refusal('too_many_requests', {
    problems: [{ code: 'too_many_codes', field: 'draft.code', person: null, where: 'code', message }],
    retryAfter: seconds,
  })
}
