import { z } from 'zod'
import { id, instant, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Scans and photographs of paper forms that were signed for a registration; for those who work with registrations. */

const registration = z.strictObject({ accountId: id, eventId: id, registrationId: id })
const ofPaper = registration.extend({ paperId: id })

export const signedPaper = z.strictObject({
  id,
  /** As the device has named it, with an ending of its kind. */
  name: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.number().int(),
  by: z.string(),
  at: instant,
})

/**
 * Attaches a scan; the request's body is its bytes, whatever type they claim: a PDF, JPG or PNG by its content, at most
 * five to a registration. Pictures are made anew. The same content again is the scan that is there.
 */
export const uploadPaper = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/papers',
  summary: 'Attach a scan of a signed paper to a registration',
  audience: 'member',
  params: registration,
  query: z.strictObject({ name: textOf(1, 500) }),
  body: z.unknown(),
  bytes: 'body',
  output: signedPaper,
  status: 201,
  refusals: [
    'not_found',
    'too_many_files',
    'file_too_large',
    'file_kind',
    'file_damaged',
    'picture_too_large',
    'upload_too_slow',
  ],
})

/** As an attachment; the journal tells who has looked at what. */
export const getPaper = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/papers/:paperId',
  summary: 'Download a scan of a signed paper',
  audience: 'member',
  params: ofPaper,
  query: noParams,
  body: none,
  output: z.unknown(),
  bytes: 'answer',
  status: 200,
  refusals: ['not_found'],
})

/** Removes a scan for good, with the reason for the journal; the same answer when it is gone already. */
export const removePaper = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/papers/:paperId/removal',
  summary: 'Remove a scan of a signed paper',
  audience: 'member',
  params: ofPaper,
  query: noParams,
  body: z.strictObject({ reason: textOf(3, 200) }),
  output: none,
  status: 204,
  refusals: ['not_found'],
})
