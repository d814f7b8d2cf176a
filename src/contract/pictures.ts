import { z } from 'zod'
import { LONGEST_ALT, PICTURE_PURPOSES } from '#domain/pictures/picture.ts'
import { id, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/**
 * Pictures of an account, for its pages and its logo. One is uploaded as plain bytes, and made anew in several widths
 * and formats; each variant has a public address that never changes its content.
 */

const account = z.strictObject({ accountId: id })
const purpose = z.enum(PICTURE_PURPOSES)
const alt = z.string().trim().max(LONGEST_ALT)
const percent = z.number().int().min(0).max(100)
const focal = z.strictObject({ x: percent, y: percent })

/** What a page needs to show a picture: `<address>/<width>.avif`, `.webp`, and `<address>/<plain>` for everybody else. */
export const picture = z.strictObject({
  id,
  purpose,
  /** As the device has named the file. */
  name: z.string(),
  /** Path of the variants, the same on each host of the account and on the panel. */
  address: z.string(),
  /** Of the largest variant, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Ascending; each in AVIF and WebP. */
  widths: z.array(z.number().int()),
  /** The variant in JPEG or PNG, for mails and previews: '1080.jpg'. */
  plain: z.string(),
  /** What it shows; empty: not described yet. */
  alt: z.string(),
  /** The point that stays in sight when it is cropped, in per cent from the left and from the top. */
  focal,
})

export type PictureView = z.infer<typeof picture>

export const listPictures = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/pictures',
  summary: 'Pictures of an account, the newest first',
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: z.strictObject({
    pictures: z.array(picture),
    /** Bytes that are used, and that may be. */
    used: z.number().int(),
    quota: z.number().int(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/**
 * Stores a picture; the request's body is its bytes, whatever type they claim. It is turned upright and made anew from
 * its pixels, without place, time and device; of a moving picture the first frame. The same content again is the same
 * picture.
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/pictures',
  summary: 'Upload a picture for pages of an account',
  audience: 'member',
  params: account,
  query: z.strictObject({ name: textOf(1, 500), purpose }),
  body: z.unknown(),
  bytes: 'body',
  output: picture,
  status: 201,
  refusals: [
    'not_found',
    'file_too_large',
    'file_kind',
    'file_damaged',
    'picture_too_large',
    'upload_too_slow',
    'too_many_pictures',
  ],
})

const one = account.extend({ pictureId: id })

/** What is not named stays. */
export const updatePicture = endpoint({
  method: 'PATCH',
  path: '/v1/accounts/:accountId/pictures/:pictureId',
  summary: 'Describe a picture, or move its focal point',
  audience: 'member',
  params: one,
  query: noParams,
  body: z.strictObject({ alt: alt.optional(), focal: focal.optional() }),
  output: picture,
  status: 200,
  refusals: ['not_found'],
})

/**
 * Only while no page shows it: neither a draft, nor what is published, nor the head of the site. The same answer when it
 * is gone already.
 */
export const deletePicture = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/pictures/:pictureId',
  summary: 'Remove a picture for good',
  audience: 'member',
  params: one,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found', 'picture_in_use'],
})

/** One variant, kept by browsers for ever. On sites of the account, and on the panel. */
export const getPicture = endpoint({
  method: 'GET',
  path: '/v1/pictures/:accountId/:hash/:file',
  summary: 'A picture of a page',
  audience: 'public',
  params: z.strictObject({
    accountId: id,
    hash: z.string().regex(/^[0-9a-f]{32}$/),
    file: z.string().regex(/^[1-9][0-9]{0,4}\.(avif|webp|jpg|png)$/),
  }),
  query: noParams,
  body: none,
  output: z.unknown(),
  bytes: 'answer',
  status: 200,
  refusals: ['not_found'],
})
