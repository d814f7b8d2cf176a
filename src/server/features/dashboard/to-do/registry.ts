import type { ToDoName } from '#i18n/pl/to-do.ts'
import { approvals } from './approvals.queries.ts'
import { blockedCarers, expiringCarers } from './carers.ts'
import { documents } from './documents.queries.ts'
import { duplicates } from './duplicates.queries.ts'
import { failedCallOffs, unpublishedChanges } from './events.queries.ts'
import { failedJobs } from './failed-jobs.queries.ts'
import { failedMails } from './failed-mails.queries.ts'
import { lacking } from './lacking.queries.ts'
import { surplus, underpaid } from './money.queries.ts'
import { nearlyFull, waitingWithPlaces } from './places.queries.ts'
import { endedQuestions, openQuestions, withdrawnChoices } from './questions.queries.ts'
import {
  failedRefunds,
  refundsToConfirm,
  refundsToTransfer,
  refundsWithoutAccount,
} from './refunds.queries.ts'
import type { ToDoKind } from './to-do-kind.ts'
import { withdrawnDocuments } from './withdrawn-documents.queries.ts'

/** Everything that may wait for the staff, in the order in which it is shown. A new kind is a file and a line here. */
export const TO_DO_KINDS: Readonly<Record<ToDoName, ToDoKind>> = {
  approvals,
  documents,
  withdrawnDocuments,
  blockedCarers,
  withdrawnChoices,
  failedRefunds,
  failedCallOffs,
  failedJobs,
  refundsToConfirm,
  refundsToTransfer,
  refundsWithoutAccount,
  surplus,
  underpaid,
  waitingWithPlaces,
  endedQuestions,
  duplicates,
  expiringCarers,
  failedMails,
  lacking,
  openQuestions,
  nearlyFull,
  unpublishedChanges,
}
