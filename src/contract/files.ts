import { z } from 'zod'
import { EVENT_ON_SITE } from '#domain/event/preview-address.ts'
import { id, none, noParams, textOf, uploadsSecret } from './common.ts'
import { endpoint } from './endpoint.ts'
import { getPanelRegistration } from './panel.ts'
import { linkToken } from './site.ts'

/**
 * Files that people add to their answers. One is uploaded as soon as it is chosen, under a secret of the form, and
 * becomes part of a registration with the order; one that does not is removed after a day.
 */

const draftSecret = z.strictObject({ draft: uploadsSecret })

/** What an answer of a file field contains. */
const fileReference = z.strictObject({
  id,
  name: z.string(),
  /** Of the stored file, in bytes: a picture is made anew. */
  size: z.number().int(),
  type: z.string(),
})

/**
 * Stores a file; the request's body is its bytes, whatever type they claim. Its kind is found by its content. Pictures
 * are made anew: turned upright, at most 4,000 pixels long, without place, time and device. The same content uploaded
 * twice in one field is one file.
 */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/v1/site/events/:slug/drafts/:draft/files',
  summary: 'Upload a file for an answer',
  audience: 'site',
  params: draftSecret.extend({ slug: z.string().regex(EVENT_ON_SITE) }),
  query: z.strictObject({
    /** As the device calls it. */
    name: textOf(1, 500),
    /** The version of the definition by which the form asks. */
    version: z.coerce.number().int().min(1),
    /** The question whose answer it is to be, by id: what is accepted is what that asks for. */
    question: z.string().min(1).max(60),
    /** `ref` of the person whose answer it is; if omitted, it is of the whole registration. */
    person: z.string().min(1).max(40).optional(),
  }),
  body: z.unknown(),
  bytes: 'body',
  output: fileReference,
  status: 201,
  refusals: [
    'not_found',
    'called_off',
    'too_many_requests',
    'too_many_files',
    'file_too_large',
    'file_kind',
    'file_damaged',
    'picture_too_large',
    'upload_too_slow',
  ],
})

/** A file that is part of a registration by now stays; the answer is the same. */
export const deleteUpload = endpoint({
  method: 'DELETE',
  path: '/v1/site/drafts/:draft/files/:fileId',
  summary: 'Remove an uploaded file from a form',
  audience: 'site',
  params: draftSecret.extend({ fileId: id }),
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: [],
})

/** As an attachment: no browser shows or runs it on this address. */
export const getFile = endpoint({
  method: 'GET',
  path: '/v1/site/registrations/:token/files/:fileId',
  summary: 'Download a file of a registration by its link',
  audience: 'site',
  params: linkToken.extend({ fileId: id }),
  query: noParams,
  body: none,
  output: z.unknown(),
  bytes: 'answer',
  status: 200,
  refusals: ['not_found'],
})

const ofPanel = getPanelRegistration.params.extend({ fileId: id })

/** As `getFile`, for the organiser's staff; the journal tells who has downloaded what. */
export const getPanelFile = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/files/:fileId',
  summary: 'Download a file of a registration',
  audience: 'member',
  params: ofPanel,
  query: noParams,
  body: none,
  output: z.unknown(),
  bytes: 'answer',
  status: 200,
  refusals: ['not_found'],
})

/** For what is no longer needed, such as a certificate that was checked; the same answer when it is gone already. */
export const deletePanelFile = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/files/:fileId',
  summary: 'Remove a file of a registration for good',
  audience: 'member',
  params: ofPanel,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found'],
})
