import { z } from 'zod'
import { day, text } from './definition-base.ts'
import { pageBlock, picture } from './page-blocks-schema.ts'

/** The content of the public page; no rule reads it. */
export const page = z.strictObject({
  lede: text(600).optional().describe('A paragraph below the title.'),
  cover: z
    .enum(['fields', 'river', 'lake', 'town', 'mountains', 'bridge', 'camp', 'linden', 'stage'])
    .default('fields'),
  photo: picture.optional().describe('A photograph in place of the drawn cover.'),
  place: text(120).optional(),
  placeNote: text(200).optional(),
  host: text(120).optional(),
  hostNote: text(200).optional(),
  included: z.array(text(120)).default([]),
  programme: z
    .array(
      z.strictObject({ day, title: text(120), note: text(200).optional(), distance: text(20).optional() }),
    )
    .default([]),
  questions: z.array(z.strictObject({ question: text(200), answer: text(1500) })).default([]),
  blocks: z
    .array(pageBlock)
    .max(40)
    .optional()
    .describe(
      'What stands on the page, in this order; when not given, everything the event says, in the usual order.',
    ),
})
