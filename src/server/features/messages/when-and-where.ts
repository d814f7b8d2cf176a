import type { z } from 'zod'
import type { registrationView } from '#contract/site.ts'
import { formatDate } from '#domain/time.ts'
import type { MailPart } from './mail-layout.ts'

/** When and where to meet, as far as the event says it. */
export function whenAndWhere(event: z.input<typeof registrationView>['event']): MailPart[] {
  const when = event.start ? formatDate(Temporal.PlainDate.from(event.start)) : null
  const known = [when, event.place].filter((text) => text !== null)
  return known.length > 0 ? [{ kind: 'paragraph', text: `Spotykamy się: ${known.join(', ')}.` }] : []
}
