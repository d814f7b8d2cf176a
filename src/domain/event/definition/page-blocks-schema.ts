import { z } from 'zod'
import { safeHtml } from '../../form/html/safe-html.ts'
import { id, text } from './definition-base.ts'

/**
 * The blocks of the public page. Those of `PAGE_BLOCKS_OF_EVENT` show what the event says elsewhere and change with
 * it; the others hold what was typed for the page alone.
 */

/** Rich text: whatever is written, only harmless elements are kept (`safe-html.ts`). */
const html = z.string().trim().max(20_000).overwrite(safeHtml).default('')

const link = z.url({ protocol: /^https?$/, hostname: /\./ }).max(500)

/** An uploaded picture of the account, by its id; what it shows is said where it is kept. */
export const picture = z.uuid().describe('An uploaded picture.')

/** An uploaded file of the account, by its id. */
const file = z.uuid().describe('An uploaded file.')

const block = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({
    id,
    kind: z.literal(kind),
    hidden: z.boolean().default(false).describe('Kept, but not on the page.'),
    heading: text(80).optional().describe('Instead of the usual heading.'),
    ...shape,
  })

/** A list whose parts are told apart by id. */
const parts = <Shape extends z.core.$ZodLooseShape>(most: number, shape: Shape) =>
  z
    .array(z.strictObject({ id, ...shape }))
    .max(most)
    .default([])

export const pageBlock = z.discriminatedUnion('kind', [
  block('invitation', {}),
  block('included', {}),
  block('prices', {
    show: z.enum(['all', 'participation']).default('all').describe('All prices, or those of participation.'),
    reasons: z.boolean().default(true).describe('Whether each price is explained in a sentence.'),
  }),
  block('groups', {
    leaders: z.boolean().default(true).describe('Whether leaders are named.'),
    places: z.boolean().default(true).describe('Whether free places are told.'),
  }),
  block('programme', {
    distances: z.boolean().default(true).describe('Whether distances are shown.'),
  }),
  block('leaving', {}),
  block('questions', {}),
  block('contact', {}),
  block('donation', { note: text(600).optional().describe('What the money is for.') }),
  block('text', { html }),
  block('gallery', { pictures: z.array(picture).max(60).default([]) }),
  block('files', { files: parts(40, { title: text(120), note: text(200).optional(), file }) }),
  block('map', {
    address: text(200).optional().describe('What maps search for; the place of the page when not given.'),
    opens: z.enum(['navigation', 'map']).default('navigation'),
  }),
  block('people', {
    people: parts(60, {
      name: text(120),
      role: text(120).optional(),
      note: text(300).optional(),
      picture: picture.optional(),
    }),
  }),
  block('joined', {
    consent: id
      .optional()
      .describe(
        'The yes-or-no question of each person that asks whether the name may be shown; without it, numbers alone.',
      ),
    beside: z
      .enum(['nothing', 'group', 'town'])
      .default('nothing')
      .describe('What stands beside a first name.'),
    town: id
      .optional()
      .describe('With town: the question of each person, a text or an address, that asks it.'),
  }),
  block('film', {
    link: link.optional().describe('Where the film is; nothing is fetched from there before a click.'),
    title: text(120).optional(),
    picture: picture.optional().describe('The still; a drawn one when not given.'),
  }),
  block('partners', {
    partners: parts(60, { name: text(120), link: link.optional(), logo: picture.optional() }),
  }),
])
