import type { z } from 'zod'
import type { signedPaper } from '#contract/papers.ts'
import type { Tx } from '#server/db/database.ts'
import { paperView } from './paper.view.ts'
import { selectPapers } from './papers.queries.ts'

/** The scans of signed papers of a registration, in the order in which they were attached. */
export const listPapers = async (tx: Tx, registrationId: string): Promise<z.input<typeof signedPaper>[]> =>
  (await selectPapers(tx, registrationId)).map(paperView)
