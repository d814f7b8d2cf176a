import { expect, test } from 'vitest'
import { problemOf } from '#test/support/answers.ts'
import { giveTo, sendOffer } from '#test/support/hand-over.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { register, startTestSite } from '#test/support/site.ts'

test('an event may forbid handing over, or allow it until a day', async () => {
  await using site = await startTestSite({
    definition: { ...outing(), handOver: { until: { on: '2020-01-01' } } },
  })
  const family = await register(site, orderOf('ewa+', 'jan'))
  const late = await sendOffer(site, family, giveTo(1, 'ewa', 'ola+', { expectedTotal: 23_000 }))
  expect(problemOf('no_hand_over', late)).toMatchObject({
    title: 'Tego miejsca nie można już przekazać innej osobie.',
    params: { until: '2020-01-01' },
  })
})
