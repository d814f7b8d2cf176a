import { z } from 'zod'

/**
 * Why something was agreed about a registration (docs/decisions/032-what-was-agreed.md). `carried_over`: what stood when
 * agreements were not recorded yet.
 */
export const revisionKind = z.enum([
  'ordered',
  'changed',
  'handed_over',
  'approved',
  'refused',
  'payment_day',
  'moved',
  'prolonged',
  'cancelled',
  'carried_over',
])

export type RevisionKind = z.infer<typeof revisionKind>
