import { expect, it } from 'vitest'
import * as contract from '#contract/local-issuer.ts'
import { issueLocalToken } from './people-page.tsx'

it('a token is issued as the contract defines', () => {
  const { method, path } = contract.issueLocalToken
  expect(issueLocalToken).toEqual({ method, path })
})
