import { expect, test } from 'vitest'
import { answersView } from './answers.view.ts'

const question = {
  ...{ id: 'duty', of: 'person' as const, type: 'checkboxes' as const, label: 'Dyżury', required: false },
  options: [
    { id: 'kitchen', name: 'Kuchnia' },
    { id: 'guard', name: 'Warta' },
  ],
}

test('every ticked answer is named, and none where nothing is ticked', () => {
  const view = (duty: unknown) =>
    answersView({ questions: [question] }, 'person', { duty }, { role: 'owner', files: new Set() })
  expect(view(['kitchen', 'guard'])).toEqual([{ question: 'Dyżury', answer: 'Kuchnia, Warta', files: [] }])
  expect(view([])).toEqual([])
  expect(view(null)).toEqual([])
})
