import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Api } from '#contract/api.ts'
import { prepareImport } from '#contract/importing.ts'
import {
  exportJobReport,
  getOfficeJob,
  listOfficeJobs,
  prepareBulkAction,
  runOfficeJob,
  stopOfficeJob,
} from '#contract/office-jobs.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import type { Client } from '#test/support/client.ts'
import { type Ids, type MemberWay, member } from './way.ts'

const eventOf = ({ accountId, eventId }: Ids) => ({ accountId, eventId })

const noted = (ids: Ids) => ({
  params: eventOf(ids),
  body: {
    ...{ list: 'registrations' as const, rows: [ids.registrationId] },
    action: { kind: 'note' as const, text: 'Dzwoni' },
  },
})

/** A job that the client has just prepared; of a client who may not, one that does not exist. */
async function jobOf(ids: Ids, client: Client) {
  const made = await client.ask(prepareBulkAction, noted(ids))
  const jobId = z.object({ id: z.string() }).safeParse(made.json).data?.id ?? randomUUID()
  return { ...eventOf(ids), jobId }
}

/** What the office does to many at once. */
export const JOB_WAYS = {
  listOfficeJobs: member(listOfficeJobs, mayEditRegistrations, (ids) => ({ params: eventOf(ids) })),
  prepareBulkAction: member(prepareBulkAction, mayEditRegistrations, noted),
  getOfficeJob: member(getOfficeJob, mayEditRegistrations, async (ids, client) => ({
    params: await jobOf(ids, client),
  })),
  stopOfficeJob: member(stopOfficeJob, mayEditRegistrations, async (ids, client) => ({
    params: await jobOf(ids, client),
    body: {},
  })),
  runOfficeJob: {
    ...member(runOfficeJob, mayEditRegistrations, async (ids, client) => {
      const params = await jobOf(ids, client)
      await client.ask(stopOfficeJob, { params, body: {} })
      return { params, body: {} }
    }),
    // It was withdrawn.
    refused: 'not_changeable' as const,
  },
  exportJobReport: member(exportJobReport, mayEditRegistrations, async (ids, client) => ({
    params: await jobOf(ids, client),
  })),
  prepareImport: member(prepareImport, mayEditRegistrations, (ids) => ({
    params: eventOf(ids),
    body: {
      ...{ head: ['Imię', 'Nazwisko'], rows: [['Jan', 'Żuk']], columns: ['firstName', 'lastName'] },
      ...{ together: null, usual: { email: '', phone: '' }, signed: false, skipDuplicates: true },
    },
  })),
} as const satisfies Partial<Record<keyof Api, MemberWay>>
