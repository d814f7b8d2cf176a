import type { FieldProblem } from '#contract/errors.ts'
import type { QuoteApproval, QuoteProblem } from '#domain/quote/quote-result.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import { Refusal } from '#server/http/refusal.ts'

interface Found {
  readonly problems: readonly QuoteProblem[]
  /** Things of which more is wanted than goes over with the place. */
  readonly more: readonly string[]
  /** What needs approval that nobody has given. */
  readonly unapproved: readonly QuoteApproval[]
}

/** Everything that keeps somebody from taking a place over, all at once; null when nothing does. */
export function successorRefusal(ref: string, { problems, more, unapproved }: Found): Refusal | null {
  // What could not be had later either is not promised.
  const isTold = (item: string) => problems.some(({ person, where }) => person === ref && where === item)
  const told: FieldProblem[] = [
    ...problems.map(({ code, person, where, params, ...problem }) => ({
      ...{ code, person, where, params: { ...params } },
      field: person === ref ? `successor.${where ?? ''}` : 'successor',
      message: pl.problem({ ...problem, code, person, where, params }),
    })),
    ...more
      .filter((item) => !isTold(item))
      .map((item) => ({
        ...{ code: 'not_held', person: ref, where: item, field: `successor.choices.${item}` },
        message: tie('Z miejscem przechodzi tylko to, co już jest wybrane. Resztę można dobrać później.'),
      })),
    ...unapproved.map(({ name, person }) => ({
      ...{ code: 'needs_approval', person, where: null, field: 'successor' },
      message: tie(`„${name}” musi potwierdzić organizator. Napisz do niego, a on przekaże to miejsce.`),
    })),
  ]
  return told.length === 0 ? null : new Refusal('registration_refused', { problems: told })
}
