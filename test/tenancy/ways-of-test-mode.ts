import type { Api } from '#contract/api.ts'
import {
  endTestMode,
  getTestMode,
  startRehearsal,
  startTestMode,
  stopRehearsal,
  wipeTests,
} from '#contract/test-mode.ts'
import { mayEditEvents } from '#domain/access/rights.ts'
import { type Ids, type MemberWay, member } from './way.ts'

const event = ({ accountId, eventId }: Ids) => ({ params: { accountId, eventId } })
const command = (ids: Ids) => ({ ...event(ids), body: {} })

/** The test mode of an event: this one has opened, so that nothing begins. */
export const TEST_MODE_WAYS = {
  getTestMode: member(getTestMode, mayEditEvents, event),
  startTestMode: { ...member(startTestMode, mayEditEvents, command), refused: 'test_too_late' },
  endTestMode: member(endTestMode, mayEditEvents, event),
  wipeTests: member(wipeTests, mayEditEvents, command),
  startRehearsal: {
    ...member(startRehearsal, mayEditEvents, (ids) => ({ ...event(ids), body: { people: 5 } })),
    refused: 'not_a_test',
  },
  stopRehearsal: member(stopRehearsal, mayEditEvents, command),
} as const satisfies Partial<Record<keyof Api, MemberWay>>
