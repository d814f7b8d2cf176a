import { expect, it } from 'vitest'
import * as quotes from '#contract/quotes.ts'
import * as contract from '#contract/site.ts'
import { getRegistration } from '../registration/use-registration.ts'
import { createPayment, createRegistration } from './send-order.ts'
import { quoteDraft } from './use-code-quote.ts'
import { getAvailability } from './use-free.ts'

/** The page names method and path itself so that no schema is loaded; they must be the contract's. */
it.each([
  ['createRegistration', createRegistration, contract.createRegistration],
  ['createPayment', createPayment, contract.createPayment],
  ['getAvailability', getAvailability, contract.getAvailability],
  ['quoteDraft', quoteDraft, quotes.quoteDraft],
  ['getRegistration', getRegistration, contract.getRegistration],
])('%s is called as the contract says', (_, remote, endpoint) => {
  expect({ method: remote.method, path: remote.path, idempotent: remote.idempotent }).toEqual({
    method: endpoint.method,
    path: endpoint.path,
    idempotent: endpoint.idempotent,
  })
})
