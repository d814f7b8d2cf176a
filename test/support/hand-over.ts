import type { z } from 'zod'
import { handOverPlace } from '#contract/hand-over.ts'
import type { Client } from './client.ts'
import { draftOf } from './outing.ts'
import type { Answer } from './send.ts'
import type { TestSite } from './site.ts'

type Body = z.input<(typeof handOverPlace)['body']>

/** Who gives a place of the outing to whom, seen at a revision; who is written 'ola+' goes by coach. */
export function giveTo(
  revision: number,
  giver: string,
  to: string,
  more: Partial<Body> & Pick<Body, 'expectedTotal'>,
) {
  const [successor] = draftOf(to).people
  if (!successor) throw new Error('Nobody takes the place over.')
  return { revision, giver, successor, ...more }
}

/** Somebody who holds the link hands a place over; through another node's visitor, if one is given. */
export function sendHandOver(
  site: Pick<TestSite, 'visitor'>,
  { token }: { readonly token: string },
  body: Body,
  visitor: Client = site.visitor,
): Promise<Answer> {
  return visitor.ask(handOverPlace, { params: { token }, body })
}
