import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const SERVER = ['src/server/**/*.test.ts', 'test/**/*.test.ts']
const BROWSER = ['test/e2e/**/*.test.ts']
// Two nodes and eight schedules at a time keep every core busy: beside others both take three times as long, and what must be
// found within so many schedules is found only when nothing else is in the way.
const ALONE = ['test/races/schedules/*.test.ts']
// Checks of the sources: they need no database.
const SOURCES = ['test/{boundaries,habits}/**/*.test.ts']
// A minute or more each: begun last, one of them would keep one worker busy while the others have nothing left.
const LONG = [
  ...['e2e/shown-events', 'e2e/panel-pages', 'e2e/form-page', 'e2e/office-day', 'e2e/open-event'],
  ...['e2e/event-prices', 'e2e/keyboard-builders', 'tenancy/endpoints', 'races/chaos', 'races/office-jobs'],
  ...['api/lists-by-index', 'api/joined-people'],
]

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.includes(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * Four kinds of test: rules alone, units of pages and tools, with a database (a few of these while nothing else runs), and in
 * a browser. What needs a database gets one cluster for the whole run (test/support/postgres-setup.ts); the others do not
 * wait for it.
 */
export default defineConfig({
  test: {
    allowOnly: false,
    // The files of a worker share what they import, which took a third of the processor time: no module keeps a state of its own.
    isolate: false,
    // Tests wait for a database, a clock or a killed process more than they reckon.
    maxWorkers: availableParallelism() + 1,
    // Whoever waits for something waits as long as a busy machine needs, not a second.
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/{domain,contract,i18n}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'units',
          include: ['src/web/**/*.test.{ts,tsx}', '{scripts,tools}/**/*.test.ts', ...SOURCES],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: SERVER,
          exclude: [...BROWSER, ...ALONE, ...SOURCES],
          globalSetup: ['test/support/postgres-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          globalSetup: ['test/support/postgres-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          globalSetup: ['test/support/postgres-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // After the others, and few at a time: a browser with its server takes more than a core.
          sequence: { groupOrder: 1 },
          maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
        },
      },
    ],
  },
})
