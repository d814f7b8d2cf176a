import type { z } from 'zod'
import type { createRegistration } from '#contract/site.ts'

/** What a visitor sends to register people. */
export type OrderBody = z.output<typeof createRegistration.body>
