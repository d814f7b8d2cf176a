import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { offerPlaces } from './offer-places.ts'

export const offerPlacesJob = job(z.object({ event: z.uuid() }), (ctx, { event }) => offerPlaces(ctx, event))
