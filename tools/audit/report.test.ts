import { expect, test } from 'vitest'
import { lacking, readReport } from './report.ts'

const category = (score: number | null, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: 1 })),
})
const report = {
  categories: {
    performance: category(0.94, 'largest-contentful-paint'),
    accessibility: category(0.98, 'color-contrast', 'label'),
    'best-practices': category(1, 'is-on-https'),
    seo: category(null),
  },
  audits: {
    'largest-contentful-paint': { score: 0.8, displayValue: '2.6 s' },
    'color-contrast': { score: 0, details: { items: [{ node: { selector: 'footer > p' } }, {}] } },
    label: { score: 1, details: { items: [] } },
    'is-on-https': { score: null },
  },
}

test('an audit that costs points is named with its place', () => {
  expect(readReport(report)).toEqual({
    scores: { performance: 94, accessibility: 98, 'best-practices': 100, seo: 0 },
    faults: {
      performance: ['largest-contentful-paint (2.6 s)'],
      accessibility: ['color-contrast: footer > p'],
      'best-practices': [],
      seo: [],
    },
  })
})

test.each([
  [{ performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }, []],
  [{ performance: 94, accessibility: 100, 'best-practices': 100, seo: 100 }, ['performance']],
  [
    { performance: 100, accessibility: 99, 'best-practices': 99, seo: 99 },
    ['accessibility', 'best-practices', 'seo'],
  ],
])('%o lacks %o', (scores, expected) => {
  expect(lacking({ ...readReport(report), scores })).toEqual(expected)
})
