import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { createRegistration } from '#contract/site.ts'
import { getWaitingEntry, giveUpWaiting, joinWaitingList } from '#contract/waiting-list.ts'
import { order } from '#test/races/small-event.ts'
import { outputOf } from './answers.ts'
import { asOwner, runJobs } from './owner.ts'
import type { Answer } from './send.ts'
import { sendOrder, type TestSite } from './site.ts'

/** Families that wait for places of a small event, as the site sends them. */

type Body = z.input<(typeof joinWaitingList)['body']>
export type Entry = z.output<(typeof getWaitingEntry)['output']>

/** The request of a family to join the waiting list. */
export function wish(family: number, people: number, changes: Partial<Body> = {}): Body {
  const { expectedTotal: _, ...body } = order(family, people, 0)
  return { ...body, ...changes }
}

export function askToWait(site: TestSite, body: Body, key: string = randomUUID()): Promise<Answer> {
  return site.visitor.ask(joinWaitingList, { params: { slug: site.slug }, body, key })
}

/** Joins, and returns the link. */
export async function wait(
  site: TestSite,
  family: number,
  people: number,
  changes: Partial<Body> = {},
): Promise<string> {
  return outputOf(joinWaitingList, await askToWait(site, wish(family, people, changes))).token
}

export async function lookAt(site: TestSite, token: string): Promise<Entry> {
  return outputOf(getWaitingEntry, await site.visitor.ask(getWaitingEntry, { params: { token } }))
}

export function giveUp(site: TestSite, token: string): Promise<Answer> {
  return site.visitor.ask(giveUpWaiting, { params: { token } })
}

/** Presses 'Przyjmuję': accepts what is offered, at the shown price. */
export function accept(site: TestSite, { offer, contact, version }: Entry, key?: string): Promise<Answer> {
  if (!offer) throw new Error('Nothing is offered.')
  const { draft, total: expectedTotal, hold } = offer
  return sendOrder(site, { version, expectedTotal, draft, contact, hold }, key)
}

/** Registers a family; returns the number. */
export async function take(site: TestSite, family: number, people: number, price: number): Promise<string> {
  return outputOf(createRegistration, await sendOrder(site, order(family, people, price))).number
}

/** Lets registrations expire, so that their places come back and offers are made. */
export async function bringBack(site: TestSite, ...numbers: readonly string[]): Promise<void> {
  const url = site.server.databaseUrl
  await asOwner(
    url,
    "UPDATE registration SET expires_at = now() - interval '1 minute' WHERE number = ANY ($1)",
    [numbers],
  )
  await runJobs(url, 'expire-registration')
}

/** Lets a day pass without an answer to any offer. */
export async function letLapse(site: TestSite): Promise<void> {
  const url = site.server.databaseUrl
  await asOwner(
    url,
    "UPDATE hold SET expires_at = now() - interval '1 minute' WHERE waiting_entry_id IS NOT NULL",
  )
}
