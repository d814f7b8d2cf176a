import { z } from 'zod'
import { PAGE_FILE_KINDS } from '#domain/page-files/page-file.ts'
import { id, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/**
 * Files that pages of an account offer for download: terms, programmes, maps. One is uploaded as plain bytes; its
 * public address never changes its content.
 */

const account = z.strictObject({ accountId: id })

export const pageFile = z.strictObject({
  id,
  /** As the device has named it, with an ending of its kind. */
  name: z.string(),
  kind: z.enum(PAGE_FILE_KINDS),
  /** Bytes. */
  size: z.number().int(),
  /** Path, the same on each host of the account and on the panel. */
  address: z.string(),
})

export type PageFileView = z.infer<typeof pageFile>

export const listPageFiles = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/page-files',
  summary: 'Files for download of an account, the newest first',
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: z.strictObject({
    files: z.array(pageFile),
    /** Bytes that are used, and that may be. */
    used: z.number().int(),
    quota: z.number().int(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/**
 * Stores a file; the request's body is its bytes, whatever type they claim. Its kind is found by its content. Pictures
 * are made anew; the same content again is the same file.
 */
export const uploadPageFile = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/page-files',
  summary: 'Upload a file that pages of an account offer for download',
  audience: 'member',
  params: account,
  query: z.strictObject({ name: textOf(1, 500) }),
  body: z.unknown(),
  bytes: 'body',
  output: pageFile,
  status: 201,
  refusals: [
    'not_found',
    'file_too_large',
    'file_kind',
    'file_damaged',
    'picture_too_large',
    'upload_too_slow',
    'too_many_page_files',
  ],
})

/** Only while no draft and no published page offers it. The same answer when it is gone already. */
export const deletePageFile = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/page-files/:pageFileId',
  summary: 'Remove a file for download for good',
  audience: 'member',
  params: account.extend({ pageFileId: id }),
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found', 'page_file_in_use'],
})

/** As an attachment, kept by browsers for ever. On sites of the account, and on the panel. */
export const getPageFile = endpoint({
  method: 'GET',
  path: '/v1/page-files/:accountId/:hash',
  summary: 'A file that a page offers for download',
  audience: 'public',
  params: z.strictObject({ accountId: id, hash: z.string().regex(/^[0-9a-f]{32}$/) }),
  query: noParams,
  body: none,
  output: z.unknown(),
  bytes: 'answer',
  status: 200,
  refusals: ['not_found'],
})
