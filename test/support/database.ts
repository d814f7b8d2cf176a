import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { endConnections, keepConnections, withOwner } from './kept-connections.ts'

/** A database of a test's own. */
export type TestDatabase = AsyncDisposable & {
  /** Address for the superuser, who also owns everything in it. */
  url: string
  /** Ends all its connections and removes it. */
  drop: () => Promise<void>
}

/** Copies the migrated template; safe while other test files do the same. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(inject('cluster').template)
}

/** A database that nothing has been applied to. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0')
}

async function createFrom(template: string): Promise<TestDatabase> {
  const { url } = inject('cluster')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name} template ${template} strategy file_copy`)
  const own = new URL(url)
  own.pathname = `/${name}`
  keepConnections(own.href)
  const drop = async () => {
    await endConnections(own.href)
    await administer(url, `drop database if exists ${name} with (force)`)
  }
  return { url: own.href, drop, [Symbol.asyncDispose]: drop }
}

async function administer(url: string, statement: string): Promise<void> {
  keepConnections(url)
  await withOwner(url, (owner) => owner.query(statement))
}
