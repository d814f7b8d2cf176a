import { type DefinitionDocument, definitionSchema } from '../../definition/definition.ts'
import { limitPlaces } from '../../definition/limit-places.ts'
import { goneBetween } from './gone.ts'
import { swept } from './sweep.ts'

/** Groups, or kinds of participation. */
export type PartList = 'groups' | 'types'

/**
 * The document without a group or a kind, and without everything that spoke of it alone: prices, limits, conditions,
 * questions, and what in turn depends on these. What names others too names only those. Nothing names it afterwards.
 */
export function withoutPart(document: DefinitionDocument, list: PartList, id: string): DefinitionDocument {
  const removed = { ...document, [list]: document[list].filter((part) => part.id !== id) }
  return withoutHeadings(sweptWhole(document, withoutLonelyPools(document, removed)))
}

/** Sweeps until nothing more is gone with it. */
function sweptWhole(before: DefinitionDocument, after: DefinitionDocument): DefinitionDocument {
  const gone = goneBetween(before, after)
  const { carers, plans, sections, ...rest } = after
  const left = swept(
    { ...rest, sections: sections.filter((section) => swept(section, gone) !== undefined) },
    gone,
  )
  const kept = {
    ...(typeof left === 'object' ? left : rest),
    carers: swept(carers, gone) ?? null,
    plans: plansLeft(plans, (part) => swept(part, gone)),
  }
  const read = definitionSchema.safeParse(kept)
  if (!read.success) return after
  const smaller = withoutLonelyPools(before, withoutPlaces(before, read.data))
  return goneBetween(before, smaller).size === gone.size ? smaller : sweptWhole(before, smaller)
}

type Plans = DefinitionDocument['plans']

/** There is always a way to pay, and its last part is the rest. */
function plansLeft(plans: Plans, sweep: (part: unknown) => unknown): unknown {
  const left = plans.flatMap((plan) => {
    const last = plan.parts.at(-1)
    if (last === undefined || sweep(last) !== undefined) return sweep(plan) ?? []
    const { when: _, ...rest } = last
    return sweep({ ...plan, parts: [...plan.parts.slice(0, -1), rest] }) ?? []
  })
  return left.length > 0 ? left : plans.map(({ when: _, ...plan }) => plan)
}

/** Limits that only what is gone took from are gone too. */
function withoutLonelyPools(before: DefinitionDocument, after: DefinitionDocument): DefinitionDocument {
  const [had, has] = [poolsNamed(before), poolsNamed(after)]
  return { ...after, pools: after.pools.filter(({ id }) => has.has(id) || !had.has(id)) }
}

const poolsNamed = (document: DefinitionDocument): ReadonlySet<string> =>
  new Set([
    ...limitPlaces(document).flatMap(({ claims }) => claims.flatMap(({ pool }) => pool)),
    ...document.adjustments.flatMap(({ pool }) => pool ?? []),
  ])

/** Questions of a section that is gone, and the field of a requirement that is not asked any more. */
function withoutPlaces(before: DefinitionDocument, after: DefinitionDocument): DefinitionDocument {
  const sections = new Set(after.sections.map(({ id }) => id))
  const questions = after.questions.filter(({ section }) => section === undefined || sections.has(section))
  const ids = (document: Pick<DefinitionDocument, 'questions' | 'items'>) =>
    [...document.questions, ...document.items].map(({ id }) => id)
  const left = new Set(ids({ ...after, questions }))
  const gone = new Set(ids(before).filter((id) => !left.has(id)))
  return {
    ...after,
    questions,
    requirements: after.requirements.map(({ where, ...requirement }) =>
      where === undefined || gone.has(where) || isUnasked(after, where)
        ? requirement
        : { ...requirement, where },
    ),
  }
}

const isUnasked = ({ groups, types }: DefinitionDocument, where: string) =>
  (where === 'group' && groups.length === 0) || (where === 'type' && types.length === 0)

/** Numbers that ran by group or kind run through the event once there are none. */
function withoutHeadings(document: DefinitionDocument): DefinitionDocument {
  const missing = [
    ...(document.groups.length === 0 ? (['group'] as const) : []),
    ...(document.types.length === 0 ? (['type'] as const) : []),
  ]
  const numbers = document.numbers.map((number) => ({
    ...number,
    per: missing.some((each) => each === number.per) ? ('event' as const) : number.per,
    pattern: missing.reduce(
      (pattern, each) => pattern.replace(new RegExp(`\\{${each}\\}[-/. ]?`, 'g'), ''),
      number.pattern,
    ),
  }))
  return { ...document, numbers }
}
