import type { FieldProblem } from '#contract/errors.ts'
import * as words from '#i18n/pl/site/register/code.ts'
import { tie } from '#i18n/text/typography.ts'
import type { FormProblem } from './order/problems.ts'

/** An invitation that was withdrawn or declined: it is copied rightly. */
const ENDED = 'invite_over'

/** Refusals that a code resolves, to whichever field the organiser's rule assigns them. */
const OF_CODE: readonly string[] = ['code_invalid', 'invite_only', ENDED]

/**
 * The server's answer about a code, at the field of the code: only the server knows which are right. It is valid
 * until another code is typed.
 */
export function codeRefusal(
  problems: readonly FieldProblem[],
  { sent, now }: { readonly sent: string | null; readonly now: string | null },
): FormProblem[] {
  const refused = problems.find(({ code, where }) => where === 'code' || OF_CODE.includes(code))
  if (refused === undefined || sent !== now) return []
  return [
    {
      step: 'osoby',
      field: 'kod',
      person: null,
      label: words.label,
      message:
        now === null || refused.code === ENDED
          ? tie(refused.message)
          : tie(words.copyExactly(refused.message)),
    },
  ]
}
