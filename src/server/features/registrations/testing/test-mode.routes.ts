import { randomInt } from 'node:crypto'
import {
  endTestMode as endContract,
  getTestMode as getContract,
  startRehearsal as rehearseContract,
  startTestMode as startContract,
  stopRehearsal as stopContract,
  wipeTests as wipeContract,
} from '#contract/test-mode.ts'
import { mayEditEvents } from '#domain/access/rights.ts'
import { endTestMode } from '#server/features/events/test-mode/end-test-mode.ts'
import { startTestMode } from '#server/features/events/test-mode/start-test-mode.ts'
import { startWiping } from '#server/features/events/test-mode/start-wiping.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { getTestMode } from './get-test-mode.ts'
import { startRehearsal } from './start-rehearsal.ts'
import { stopRehearsal } from './stop-rehearsal.ts'

const SEEDS = 1_000_000

export const testModeRoutes = {
  getTestMode: memberRoute(getContract, mayEditEvents, ({ ctx, params }) => getTestMode(ctx, params.eventId)),
  startTestMode: memberRoute(startContract, mayEditEvents, async ({ ctx, params }) => {
    await startTestMode(ctx, params.eventId)
    return getTestMode(ctx, params.eventId)
  }),
  endTestMode: memberRoute(endContract, mayEditEvents, async ({ ctx, params }) => {
    await endTestMode(ctx, params.eventId)
    return getTestMode(ctx, params.eventId)
  }),
  wipeTests: memberRoute(wipeContract, mayEditEvents, async ({ ctx, params }) => {
    await startWiping(ctx, params.eventId)
    return getTestMode(ctx, params.eventId)
  }),
  startRehearsal: memberRoute(rehearseContract, mayEditEvents, async ({ ctx, params, body }) => {
    const { people, seed = randomInt(SEEDS) } = body
    await startRehearsal(ctx, { eventId: params.eventId, people, seed })
    return getTestMode(ctx, params.eventId)
  }),
  stopRehearsal: memberRoute(stopContract, mayEditEvents, async ({ ctx, params }) => {
    await stopRehearsal(ctx, params.eventId)
    return getTestMode(ctx, params.eventId)
  }),
}
