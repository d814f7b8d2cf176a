import { Client } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { audit } from './audit.ts'
import { allJobsDone } from './jobs.ts'
import { startNodes } from './nodes.ts'
import { weaken } from './weaken.ts'

/** What a scenario works on: a family of two with one seat in the coach, at an event that two nodes serve. */
interface ScenarioContext {
  readonly site: TestSite
  readonly url: string
  readonly elsewhere: Client
  readonly family: Registered
}

export type Scenario = (context: ScenarioContext) => Promise<unknown>

/** A guard within an SQL function, and what replaces it when it is removed. */
interface TakenFromFunction {
  readonly function: string
  readonly guard: RegExp
  readonly instead?: string
}

/** A guard of a table, and the statement that removes it. */
interface TakenFromTable {
  readonly statement: string
}

type Taken = TakenFromFunction | TakenFromTable

/** A guard, the scenario that needs it, and what the audit finds there without it. */
export interface Guard {
  readonly what: string
  readonly without: readonly Taken[]
  readonly scenario: Scenario
  readonly found: RegExp
}

export const REGISTRATION_LOCK: Taken = { function: 'lock_registration', guard: /FOR NO KEY UPDATE/ }
/** Of two agreements made at once the database refuses one, whatever was locked. */
export const AGREEMENT_KEY: Taken = {
  statement: 'ALTER TABLE registration_revision DROP CONSTRAINT registration_revision_pkey',
}

/** Runs a scenario at two nodes; returns what the audit finds. */
export async function runScenario(scenario: Scenario, without: readonly Taken[] = []): Promise<string[]> {
  await using site = await startTestSite({ definition: outing({ event: 6, coach: 2 }) })
  const url = site.server.databaseUrl
  await using nodes = await startNodes(site.server, 2)
  const elsewhere = new Client(nodes.ports[1] ?? 0, site.host)
  await elsewhere.open()
  const family = await register(site, orderOf('ewa+', 'jan'))
  for (const each of without) await remove(url, each)
  await scenario({ site, url, elsewhere, family })
  await allJobsDone(url)
  return await audit(url)
}

const remove = (url: string, guard: Taken): Promise<unknown> =>
  'statement' in guard
    ? asOwner(url, guard.statement)
    : weaken(url, guard.function, guard.guard, guard.instead)
