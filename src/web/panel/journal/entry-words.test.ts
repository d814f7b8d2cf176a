import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { JOURNAL_KINDS, subjectsOf } from '#domain/audit/kinds.ts'
import { entryWords, hasWords } from './entry-words.ts'

const ROOT = path.join(import.meta.dirname, '../../../..')
const SUBJECTS = JOURNAL_KINDS.flatMap(subjectsOf)
/** An action as the code writes it: 'refund.requested'. */
const ACTION = new RegExp(`'((?:${SUBJECTS.join('|')})\\.[a-z_]+)'`, 'g')

/** The actions that verbs and SQL functions name. */
async function namedActions(): Promise<string[]> {
  const files = await Array.fromAsync(glob('{src/server/**/*.ts,db/functions/*.sql}', { cwd: ROOT }))
  const found = await Promise.all(
    files
      // Kysely's names of columns look like actions.
      .filter((file) => !/\.(?:test|queries)\.ts$/.test(file))
      .map(async (file) => [...(await readFile(path.join(ROOT, file), 'utf8')).matchAll(ACTION)]),
  )
  return [...new Set(found.flat().map(([, action = '']) => action))].sort()
}

test('every recorded action has words', async () => {
  const actions = await namedActions()
  expect(actions).toContain('member.removed')
  expect(actions.filter((action) => !hasWords(action))).toEqual([])
})

const entry = {
  ...{ id: '', at: '2026-06-17T12:05:00Z', actor: 'Danuta Wrona', eventId: null, registrationId: null },
  ...{ registration: null, before: {}, after: {} },
}

test.each([
  [
    'member.added',
    { name: 'Ewa Sowa', invited: 'e@example.org' },
    'Nowa osoba w zespole: Ewa Sowa, zaproszenie na e@example.org',
  ],
  ['invitation.withdrawn', { email: 'e@example.org' }, 'Zaproszenie wycofane: e@example.org'],
  ['payment.succeeded', { amount: 12_000 }, 'Wpłata dotarła: 120 zł'],
  ['weather.changed', {}, 'Inna zmiana'],
])('%s', (action, details, words) => {
  expect(entryWords({ ...entry, action, details }).replaceAll('\u00a0', ' ')).toBe(words)
})
