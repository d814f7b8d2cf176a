import type { Api } from '#contract/api.ts'
import {
  callOffEvent,
  confirmCallOff,
  getCallOff,
  previewCallOffMail,
  withdrawCallOff,
} from '#contract/call-off.ts'
import { getMove, moveEvent, previewMoveMail, remindOfMove } from '#contract/moves.ts'
import { mayEditEvents } from '#domain/access/rights.ts'
import { type MemberWay, member } from './way.ts'

const MOVE = { start: '2031-07-01', answerBy: '2031-06-01', note: 'Powódź', silence: 'stays' as const }

/** Calling an event off and moving it. */
export const CALLING_OFF_WAYS = {
  getCallOff: member(getCallOff, mayEditEvents, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  callOffEvent: {
    ...member(callOffEvent, mayEditEvents, ({ accountId, idleEventId }) => ({
      params: { accountId, eventId: idleEventId },
      body: { reason: 'Powódź' },
    })),
    ids: ['accountId', 'idleEventId'],
  },
  // It is called off already: the same answer.
  confirmCallOff: {
    ...member(confirmCallOff, mayEditEvents, ({ accountId, idleEventId }) => ({
      params: { accountId, eventId: idleEventId },
      body: {},
    })),
    ids: ['accountId', 'idleEventId'],
  },
  withdrawCallOff: {
    ...member(withdrawCallOff, mayEditEvents, ({ accountId, idleEventId }) => ({
      params: { accountId, eventId: idleEventId },
    })),
    ids: ['accountId', 'idleEventId'],
  },
  previewCallOffMail: member(previewCallOffMail, mayEditEvents, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
    body: { reason: 'Powódź', toMe: false },
  })),
  getMove: member(getMove, mayEditEvents, ({ accountId, eventId }) => ({ params: { accountId, eventId } })),
  // A move waits for answers already.
  moveEvent: {
    ...member(moveEvent, mayEditEvents, ({ accountId, eventId }) => ({
      params: { accountId, eventId },
      body: MOVE,
    })),
    refused: 'move_open',
  },
  // A move waits for answers already.
  previewMoveMail: {
    ...member(previewMoveMail, mayEditEvents, ({ accountId, eventId }) => ({
      params: { accountId, eventId },
      body: { ...MOVE, toMe: false },
    })),
    refused: 'move_open',
  },
  remindOfMove: member(remindOfMove, mayEditEvents, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
    body: {},
  })),
} as const satisfies Partial<Record<keyof Api, MemberWay>>
