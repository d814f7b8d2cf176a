import type { Ctx, Log } from './ctx.ts'

/** Actions that may be malicious. */
export const SECURITY_EVENTS = [
  'sign_in_failed',
  'access_refused',
  'csrf_refused',
  'forged_notice',
  'wrong_code',
  'limit_reached',
] as const

export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** Ids and patterns alone: no name, no e-mail, no token, and an address only as a hash. */
export interface EventDetails {
  readonly account?: string
  readonly user?: string
  /** As the contract writes it: '/v1/accounts/:accountId/events'. */
  readonly endpoint?: string
  /** Keyed hash of the network that asked: enough to see that it is the same one. */
  readonly from?: string
}

/** Lines of one event in a minute; further ones are only counted. */
const LINES = 10
const WINDOW_MILLISECONDS = 60_000

interface Tally {
  total: number
  inWindow: number
}

/** Separate for each log, and so for each node. */
const tallies = new WeakMap<Log, Map<SecurityEvent, Tally>>()

/**
 * Writes a line about a security event, and counts it. During a flood only the first lines of each minute are
 * written; the minute ends with a line that states how many were not.
 */
export function noteSecurityEvent(
  { log }: Pick<Ctx, 'log'>,
  security: SecurityEvent,
  details: EventDetails,
): void {
  const tally = tallyOf(log, security)
  tally.total += 1
  tally.inWindow += 1
  if (tally.inWindow === 1) setTimeout(endWindow, WINDOW_MILLISECONDS, log, security, tally).unref()
  if (tally.inWindow <= LINES) log.warn({ security, ...details }, 'security event')
}

/** How many of each there were since the node started. */
export function countSecurityEvents({ log }: Pick<Ctx, 'log'>): Record<SecurityEvent, number> {
  return Object.fromEntries(
    SECURITY_EVENTS.map((name) => [name, tallies.get(log)?.get(name)?.total ?? 0]),
  ) as Record<SecurityEvent, number>
}

function endWindow(log: Log, security: SecurityEvent, tally: Tally): void {
  const suppressed = tally.inWindow - LINES
  tally.inWindow = 0
  if (suppressed > 0) log.warn({ security, suppressed }, 'security events that were not written')
}

function tallyOf(log: Log, name: SecurityEvent): Tally {
  const ofLog = tallies.get(log) ?? new Map<SecurityEvent, Tally>()
  tallies.set(log, ofLog)
  const tally = ofLog.get(name) ?? { total: 0, inWindow: 0 }
  ofLog.set(name, tally)
  return tally
}
