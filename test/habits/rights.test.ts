import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routesOf } from '#server/api-routes.ts'
import { describeRights } from '../../scripts/support/describe-rights.ts'

const routes = Object.values(routesOf({ localIssuer: null, mailbox: null }))

test('docs/rights.md lists the current rights', () => {
  expect(readFileSync('docs/rights.md', 'utf8')).toBe(describeRights(routes))
})

test('every endpoint of members has a sentence, and no other has', () => {
  const unlike = routes.filter(
    ({ endpoint, may }) => (endpoint.audience === 'member') !== (may !== undefined),
  )
  expect(unlike.map(({ endpoint }) => endpoint.path)).toEqual([])
})
