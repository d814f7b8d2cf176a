import { z } from 'zod'

/** The required score of every page, of 100. */
export const REQUIRED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

export type Category = keyof typeof REQUIRED
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's report on one page. */
export interface PageReport {
  readonly scores: Readonly<Record<Category, number>>
  /** What cost points: the audit, and the elements or files it names. */
  readonly faults: Readonly<Record<Category, readonly string[]>>
}

const categorySchema = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})
// The details that name a place: an element or an address.
const itemSchema = z.object({
  node: z.object({ selector: z.string() }).optional(),
  url: z.string().optional(),
  description: z.string().optional(),
})
const reportSchema = z.object({
  categories: z.record(z.enum(CATEGORIES), categorySchema),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      displayValue: z.string().optional(),
      details: z.object({ items: z.unknown().optional() }).optional(),
    }),
  ),
})

type Report = z.infer<typeof reportSchema>

/** Reads the JSON that Lighthouse writes. A category without a score counts as 0. */
export function readReport(json: unknown): PageReport {
  const report = reportSchema.parse(json)
  const each = <T>(read: (category: z.infer<typeof categorySchema>) => T) => ({
    performance: read(report.categories.performance),
    accessibility: read(report.categories.accessibility),
    'best-practices': read(report.categories['best-practices']),
    seo: read(report.categories.seo),
  })
  return {
    scores: each(({ score }) => Math.round((score ?? 0) * 100)),
    faults: each(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).flatMap(({ id }) => faultOf(report.audits[id], id)),
    ),
  }
}

function faultOf(audit: Report['audits'][string] | undefined, id: string): string[] {
  if (audit === undefined || audit.score === null || audit.score >= 0.9) return []
  const places = [audit.details?.items ?? []].flat().flatMap(placeOf)
  const value = audit.displayValue === undefined ? '' : ` (${audit.displayValue})`
  return [`${id}${value}${places.length === 0 ? '' : `: ${places.join('; ')}`}`]
}

function placeOf(item: unknown): string[] {
  const { data } = itemSchema.safeParse(item)
  return [data?.node?.selector ?? data?.url ?? data?.description ?? []].flat()
}

/** The categories in which a page scores less than required. */
export function lacking({ scores }: PageReport): Category[] {
  return CATEGORIES.filter((category) => scores[category] < REQUIRED[category])
}
