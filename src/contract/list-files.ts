import { z } from 'zod'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { exportList } from './lists.ts'

/**
 * Long lists as files that a job makes: the member who asked may leave the page, gets a mail when the file is there, and
 * downloads it within a day. A file belongs to the member who has asked for it: nobody else learns of it.
 */

const ofEvent = z.strictObject({ accountId: id, eventId: id })
const ofFile = ofEvent.extend({ listFileId: id })

/** What is asked of the list, as for `exportList`; always all rows that match. */
export const listFileQuery = exportList.query.omit({ rows: true })

/** Begins a file. The journal says that the list was saved. At most five files of a member are kept. */
export const startListFile = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/lists/:list/files',
  summary: 'Have a long list made a file',
  audience: 'member',
  params: exportList.params,
  query: noParams,
  body: listFileQuery,
  output: z.strictObject({ id }),
  status: 201,
  refusals: ['not_found'],
})

/** The own files of an event, newest first. */
export const listListFiles = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/list-files',
  summary: 'Own files of long lists',
  audience: 'member',
  params: ofEvent,
  query: noParams,
  body: none,
  output: z.strictObject({
    files: z.array(
      z.strictObject({
        id,
        list: exportList.params.shape.list,
        format: exportList.query.shape.format,
        /** How many there were when it was asked for; null: more than are counted. */
        rows: z.number().int().nullable(),
        written: z.number().int(),
        done: z.boolean(),
        createdAt: instant,
        /** Deleted then. */
        keptUntil: instant,
      }),
    ),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** The file, once it is made; not found when the member's role may no longer see what is in it. */
export const getListFile = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/list-files/:listFileId/content',
  summary: 'Download a file of a long list',
  audience: 'member',
  params: ofFile,
  query: noParams,
  body: none,
  output: z.unknown(),
  bytes: 'answer',
  status: 200,
  refusals: ['not_found'],
})

/** Stops a file that is being made, or removes one that is there. */
export const deleteListFile = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId/list-files/:listFileId',
  summary: 'Stop or remove a file of a long list',
  audience: 'member',
  params: ofFile,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found'],
})

export const listFilesApi = { startListFile, listListFiles, getListFile, deleteListFile } as const
