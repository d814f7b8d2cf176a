import type { z } from 'zod'
import { cancelRegistration, changeRegistration } from '#contract/changes.ts'
import type { Client } from './client.ts'
import type { Answer } from './send.ts'
import type { TestSite } from './site.ts'

type Body = z.input<(typeof changeRegistration)['body']>
type Link = { readonly token: string }

/** Sends a change by the link of a registration; through another node's visitor, if one is given. */
export function sendChange(
  site: Pick<TestSite, 'visitor'>,
  { token }: Link,
  body: Body,
  visitor: Client = site.visitor,
): Promise<Answer> {
  return visitor.ask(changeRegistration, { params: { token }, body })
}

/** Cancels a registration by its link. */
export function sendCancel(
  site: Pick<TestSite, 'visitor'>,
  { token }: Link,
  visitor: Client = site.visitor,
): Promise<Answer> {
  return visitor.ask(cancelRegistration, { params: { token }, body: {} })
}
