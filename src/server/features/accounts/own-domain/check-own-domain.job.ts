import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { checkOwnDomain } from './check-own-domain.ts'

const schema = z.object({})

export const checkOwnDomainJob = job(schema, (ctx) => checkOwnDomain(ctx))

/** Another account has proven the domain too. */
export const checkContestedDomainJob = job(schema, (ctx) => checkOwnDomain(ctx, { contested: true }))
