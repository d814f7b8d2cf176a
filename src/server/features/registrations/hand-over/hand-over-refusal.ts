import type { FieldProblem } from '#contract/errors.ts'
import type { QuoteApproval, QuoteProblem } from '#domain/quote/quote-result.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { pl } from '#i18n/pl.ts'
import { Refusal } from '#server/http/refusal.ts'

interface Found {
  readonly problems: readonly QuoteProblem[]
  /** Items of which more is wanted than goes over with the place. */
  readonly more: readonly string[]
  /** What needs approval that was not given. */
  readonly unapproved: readonly QuoteApproval[]
}

/** Everything that keeps a person from taking a place over, all at once; null when nothing does. */
export function successorRefusal(ref: string, { problems, more, unapproved }: Found): Refusal | null {
  // An item that could not be had later is not promised.
  const isReported = (item: string) => problems.some(({ person, where }) => person === ref && where === item)
  const reported: FieldProblem[] = [
    ...problems.map(({ code, person, where, params, ...problem }) => ({
      ...{ code, person, where, params: { ...params } },
      field: person === ref ? `successor.${where ?? ''}` : 'successor',
      message: pl.problem({ ...problem, code, person, where, params }),
    })),
    ...more
      .filter((item) => !isReported(item))
      .map((item) => ({
        ...{ code: 'not_held', person: ref, where: item, field: `successor.choices.${item}` },
        message: refusalMessages.handOver.notHeld,
      })),
    ...unapproved.map(({ name, person }) => ({
      ...{ code: 'needs_approval', person, where: null, field: 'successor' },
      message: refusalMessages.handOver.needsApproval(name),
    })),
  ]
  return reported.length === 0 ? null : new Refusal('registration_refused', { problems: reported })
}
