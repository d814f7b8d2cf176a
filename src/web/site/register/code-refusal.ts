import type { FieldProblem } from '#contract/errors.ts'
import { tie } from '#i18n/typography.ts'
import type { FormProblem } from './problems.ts'

/** Refusals that a code mends, wherever the organiser's rule puts them. */
const OF_CODE: readonly string[] = ['code_invalid', 'invite_only']

/**
 * What the server has said of a code, at the field of the code: only the server knows which are right. It holds
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
      label: 'Hasło lub kod',
      message:
        now === null
          ? tie(refused.message)
          : tie(`${refused.message} Sprawdź, czy wszystko jest przepisane dokładnie.`),
    },
  ]
}
