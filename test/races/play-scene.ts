import { Client } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { audit } from './audit.ts'
import { allJobsDone } from './jobs.ts'
import { startNodes } from './nodes.ts'
import { weaken } from './weaken.ts'

/** Where the scenes are played: a family of two with one seat in the coach, seen at two nodes. */
interface Stage {
  readonly site: TestSite
  readonly url: string
  readonly elsewhere: Client
  readonly family: Registered
}

export type Scene = (stage: Stage) => Promise<unknown>

/** A guard within an SQL function, and what stands there instead when it is taken away. */
interface Taken {
  readonly function: string
  readonly guard: RegExp
  readonly instead?: string
}

/** A guard that matters: the scene in which it does, and what the audit finds there without it. */
export interface Guard {
  readonly what: string
  readonly without: readonly Taken[]
  readonly scene: Scene
  readonly found: RegExp
}

export const REGISTRATION_LOCK: Taken = { function: 'lock_registration', guard: /FOR NO KEY UPDATE/ }

/** Plays a scene at two nodes; answers what the audit finds. */
export async function play(scene: Scene, without: readonly Taken[] = []): Promise<string[]> {
  await using site = await startTestSite({ definition: outing({ event: 6, coach: 2 }) })
  const url = site.server.databaseUrl
  await using nodes = await startNodes(site.server, 2)
  const elsewhere = new Client(nodes.ports[1] ?? 0, site.host)
  await elsewhere.open()
  const family = await register(site, orderOf('ewa+', 'jan'))
  for (const each of without) await weaken(url, each.function, each.guard, each.instead)
  await scene({ site, url, elsewhere, family })
  await allJobsDone(url)
  return await audit(url)
}
