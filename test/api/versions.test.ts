import { afterAll, beforeAll, expect, test } from 'vitest'
import { importEvent, publishEvent } from '#contract/panel.ts'
import { getEventDefinition, listEventVersions } from '#contract/versions.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { kielceDefinition, limitedDefinition } from '#test/support/kielce.ts'
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

test('what was published under an earlier schema is told in the one of today, and no account in it', async () => {
  const answer = await definitionOf(1)
  expect(outputOf(getEventDefinition, answer).definition).toMatchObject({ schemaVersion: 2, facts: [] })
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
