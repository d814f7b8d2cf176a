import { z } from 'zod'
import { NOTICE_CHOICES } from '#domain/notices/news.ts'
import { id, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Mails to the members of an account about what waits for them; each chooses their own. */

const account = z.strictObject({ accountId: id })
/** `at_once`: alarms within a quarter of an hour, the rest in the morning. */
const choice = z.strictObject({ choice: z.enum(NOTICE_CHOICES) })

export const getNoticeChoice = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/notices/choice',
  summary: 'Which mails about what waits the member gets',
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: choice,
  status: 200,
  refusals: ['not_found'],
})

export const updateNoticeChoice = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/notices/choice',
  summary: 'Choose which mails about what waits to get',
  audience: 'member',
  params: account,
  query: noParams,
  body: choice,
  output: choice,
  status: 200,
  refusals: ['not_found'],
})

export const noticesApi = { getNoticeChoice, updateNoticeChoice } as const
