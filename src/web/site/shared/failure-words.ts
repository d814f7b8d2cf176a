import * as words from '#i18n/pl/site/failures.ts'
import type { Answer } from '#web/lib/call.ts'

/** The message after a button got no good response; no data of the visitor are lost by trying again. */
export function failureWords({
  offline,
  code,
  status,
  problem,
}: Extract<Answer<never>, { ok: false }>): string {
  if (offline) return words.offline
  if (code === 'changed_meanwhile' || code === 'not_changeable') return words.changedMeanwhile
  if (status === 429 && problem !== null) return problem.title
  return words.ourFault
}
