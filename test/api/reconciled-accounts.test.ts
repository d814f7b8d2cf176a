import { afterAll, beforeAll, expect, test } from 'vitest'
import { listReconcilable } from '#server/features/reconciliation/list-reconcilable.ts'
import { seedAccount } from '#test/support/seed.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'

let site: TestSite
let other: { readonly account: string; readonly host: string }
beforeAll(async () => {
  site = await startTestSite()
  other = await seedAccount(site.server.databaseUrl, { subdomain: 'inny' })
})
afterAll(() => site[Symbol.asyncDispose]())

const accountsOf = async (host?: string) =>
  (await asTenant(site, (ctx) => listReconcilable(ctx, host))).map(({ account }) => account)

test('all accounts are reconciled, or the one whose host is named', async () => {
  expect(new Set(await accountsOf())).toEqual(new Set([site.account, other.account]))
  expect(await accountsOf(other.host)).toEqual([other.account])
  expect(await accountsOf('nikt.zapisano.localhost')).toEqual([])
})
