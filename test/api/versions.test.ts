import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importEvent, publishEvent } from '#contract/panel.ts'
import { getEventDefinition, listEventVersions } from '#contract/versions.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { kielceDefinition, limitedDefinition } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let danuta: Client

beforeAll(async () => {
  site = await startTestSite({ definition: await limitedDefinition(100) })
  danuta = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const eventParams = () => ({ accountId: site.account, eventId: site.event })
const versionsOf = async (params = eventParams()) =>
  outputOf(listEventVersions, await danuta.ask(listEventVersions, { params })).versions
const definitionOf = (version: number) =>
  danuta.ask(getEventDefinition, { params: { ...eventParams(), version } })

test('each version stays as it was published, newest first, with who published it', async () => {
  const body = { definition: await limitedDefinition(120) }
  await danuta.ask(publishEvent, { params: eventParams(), body })
  expect((await versionsOf()).map(({ version, publishedBy }) => [version, publishedBy])).toEqual([
    [2, 'Danuta Wrona'],
    [1, 'system'],
  ])
  const capacities = await Promise.all(
    [1, 2].map(async (version) => outputOf(getEventDefinition, await definitionOf(version)).definition.pools),
  )
  expect(capacities).toMatchObject([[{ capacity: 100 }], [{ capacity: 120 }]])
})

test('a version from an earlier schema is returned in the current one, without an account', async () => {
  const golden = '../../src/domain/event/definition/upcast/golden/version-2/kopalnia-modrza-2026.json'
  const { definition } = JSON.parse(await readFile(new URL(golden, import.meta.url), 'utf8'))
  expect(definition).toMatchObject({ schemaVersion: 2, pools: expect.anything() })
  // As it was stored before: a definition that is published today is raised first.
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO event_version (account_id, event_id, version, definition, published_by)
     VALUES ($1, $2, 3, $3, 'system')`,
    [site.account, site.event, JSON.stringify(definition)],
  )
  const answer = await definitionOf(3)
  expect(outputOf(getEventDefinition, answer).definition).toMatchObject({
    ...{ schemaVersion: 3, title: definition.title, facts: definition.facts },
    items: expect.arrayContaining([
      expect.objectContaining({ id: 'brine', limit: expect.objectContaining({ id: 'chairs', places: 12 }) }),
    ]),
  })
  expect(answer.text).not.toContain(site.account)
})

test('a draft has no versions; what was never published is not found', async () => {
  const draft = outputOf(
    importEvent,
    await danuta.ask(importEvent, {
      params: { accountId: site.account },
      body: { slug: 'szkic', definition: await kielceDefinition() },
    }),
  )
  expect(await versionsOf({ accountId: site.account, eventId: draft.id })).toEqual([])
  for (const version of [0, 9, 1_000_001]) problemOf('not_found', await definitionOf(version))
})
