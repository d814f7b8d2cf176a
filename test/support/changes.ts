import type { z } from 'zod'
import { cancelRegistration, changeRegistration } from '#contract/changes.ts'
import type { Client } from './client.ts'
import type { Answer } from './send.ts'
import type { TestSite } from './site.ts'

type Body = z.input<(typeof changeRegistration)['body']>
type Link = { readonly token: string }

/** Somebody who holds the link sends a change; through another node's visitor, if one is given. */
export function sendChange(
  site: Pick<TestSite, 'visitor'>,
  { token }: Link,
  body: Body,
  visitor: Client = site.visitor,
): Promise<Answer> {
  return visitor.ask(changeRegistration, { params: { token }, body })
}

/** Somebody who holds the link calls it off. */
export function sendCancel(
  site: Pick<TestSite, 'visitor'>,
  { token }: Link,
  visitor: Client = site.visitor,
): Promise<Answer> {
  return visitor.ask(cancelRegistration, { params: { token }, body: {} })
}
