import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { importEvent, publishEvent } from '#contract/panel.ts'
import { getAvailability } from '#contract/site.ts'
import { patchEvent } from '#contract/versions.ts'
import { endlessDefinition } from '#test/support/endless-definition.ts'
import { outing } from '#test/support/outing.ts'
import { startTestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'

/** One definition, small and expensive to validate, must not block the node for all other visitors. */

test('visitors are answered while a definition that takes long is uploaded, by any endpoint', async () => {
  await using site = await startTestSite({ definition: outing() })
  const { client } = await staffOf(site)
  const definition = endlessDefinition(40)
  const params = { accountId: site.account }
  const of = { ...params, eventId: site.event }
  const uploads = [
    () => client.ask(importEvent, { params, body: { slug: 'dlugie', definition } }),
    () => client.ask(publishEvent, { params: of, body: { definition, giveUp: [] } }),
    () =>
      client.ask(patchEvent, {
        params: of,
        body: {
          version: 2,
          section: 'prices',
          replacement: { items: definition.items ?? [] },
          giveUp: [],
        },
      }),
  ]
  for (const upload of uploads) {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const started = performance.now()
    let isDone = false
    const sent = upload().finally(() => {
      isDone = true
    })
    const waits: number[] = []
    while (!isDone) {
      const asked = performance.now()
      const answer = await site.visitor.ask(getAvailability, { params: { slug: site.slug } })
      expect(answer.status).toBe(200)
      waits.push(performance.now() - asked)
    }
    const { status } = await sent
    delay.disable()
    expect(status).toBeLessThan(300)
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(waits.length).toBeGreaterThan(0)
    expect(Math.max(...waits)).toBeLessThan(1000)
    expect(delay.max / 1e6).toBeLessThan(500)
  }
})
