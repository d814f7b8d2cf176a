import { inject } from 'vitest'
import type { Case } from '../../../tools/cases/case-file.ts'
import { playCase } from '../../../tools/cases/run-case.ts'
import { createTestDatabase } from '../../../tools/cases/scenario.ts'

/** What `npm run cases` finds wrong with the samples of a case, each line with its registration; nothing when all come out. */
export async function faultsOfCase(file: Case): Promise<string[]> {
  await using testDatabase = await createTestDatabase(inject('cluster').url)
  const verdicts = await playCase(file, async () => testDatabase)
  return verdicts.flatMap(({ registration, differences }) =>
    differences.map((difference) => `${registration}: ${difference}`),
  )
}
