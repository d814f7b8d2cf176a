import { expect, it } from 'vitest'
import * as contract from '#contract/accounts.ts'
import { checkDomain } from './availability.ts'
import { identifyUser } from './google-account.ts'
import { createAccount } from './send-account.ts'

/** The page names method and path itself so that no schema is loaded; they must match the contract. */
it.each([
  ['checkDomain', checkDomain, contract.checkDomain],
  ['identifyUser', identifyUser, contract.identifyUser],
  ['createAccount', createAccount, contract.createAccount],
])('%s is called as the contract defines', (_, remote, endpoint) => {
  expect({ method: remote.method, path: remote.path, idempotent: remote.idempotent }).toEqual({
    method: endpoint.method,
    path: endpoint.path,
    idempotent: endpoint.idempotent,
  })
})
