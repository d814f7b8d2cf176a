import { z } from 'zod'
import { ACCOUNT_NAME } from '#domain/form/validators.ts'
import { COLOUR } from '#domain/values/colour.ts'
import { id, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { picture } from './pictures.ts'

/** How an organiser looks and introduces itself: on its site, in mails and on tickets. */

const account = z.strictObject({ accountId: id })
const colour = z.string().regex(COLOUR)

const brand = z.strictObject({
  name: z.string(),
  /** A line below the name on the site; empty: none. */
  about: z.string(),
  accent: z.string(),
  /** Null: that of the brand on whose domain the site is. */
  background: z.string().nullable(),
  /** Where no background is chosen. */
  usualBackground: z.string(),
  /** Null: the initials stand there. */
  logo: picture.nullable(),
})

export const getBrand = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/brand',
  summary: 'Name, logo and colours of an organiser',
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: brand,
  status: 200,
  refusals: ['not_found'],
})

/**
 * Changes what is named; the rest stays. Colours with which text would not read well are taken, and pages use the
 * nearest ones with which it does. `picture_gone`: the logo is no picture of the account.
 */
export const updateBrand = endpoint({
  method: 'PATCH',
  path: '/v1/accounts/:accountId/brand',
  summary: 'Change name, logo and colours of an organiser',
  audience: 'member',
  params: account,
  query: noParams,
  body: z.strictObject({
    name: textOf(ACCOUNT_NAME.min, ACCOUNT_NAME.max).optional(),
    about: textOf(0, 200).optional(),
    accent: colour.optional(),
    background: colour.nullable().optional(),
    /** Of a picture for the logo. */
    logo: id.nullable().optional(),
  }),
  output: brand,
  status: 200,
  refusals: ['not_found', 'picture_gone'],
})
