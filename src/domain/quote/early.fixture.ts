import type { Agreed } from './agreed.ts'
import type { CompiledDefinition } from './compiled.ts'
import { context, draft } from './quote.fixture.ts'
import { quote } from './quote.ts'
import type { QuoteContext } from './quote-result.ts'

type People = Parameters<typeof draft>[0]

const MAY = Temporal.PlainDateTime.from('2026-05-10T12:00:00')

/** What these people have agreed to on 10 May 2026. */
export function agreedInMay(
  event: CompiledDefinition,
  people: People,
  facts: Partial<QuoteContext['facts']> = {},
): Agreed {
  const agreed = draft(people)
  const { lines, total, due } = quote(event, agreed, context(MAY.toString(), facts))
  return { draft: agreed, lines, total, due, registeredAt: MAY, pricedAt: MAY, channel: 'online' }
}
