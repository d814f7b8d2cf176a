import { fillAll, type Placeholders } from './fill.ts'

/** The regulamin as a document: its points are numbered after those that cannot be said yet are left out. */
export const termsDocument = (points: readonly string[], placeholders: Placeholders) => ({
  name: 'Regulamin',
  body: fillAll(points, placeholders)
    .map((point, index) => `${index + 1}. ${point}`)
    .join('\n'),
})
