import type { z } from 'zod'
import type { createRegistration } from '#contract/site.ts'

/** What a visitor sends to register people, and what the office may say besides. */
export type OrderBody = z.output<typeof createRegistration.body> & {
  /** Compulsory answers that decide nothing may be missing (`answersForLater`). */
  readonly fillInLater?: boolean | undefined
  /** ISO day on which the statements were signed on paper. */
  readonly signedOn?: string | undefined
}
