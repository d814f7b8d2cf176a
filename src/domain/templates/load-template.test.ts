import { expect, test } from 'vitest'
import { TEMPLATE_CARDS } from './cards.ts'
import { loadTemplate } from './load-template.ts'
import { TEMPLATES } from './template.ts'

test('the cards are offered in a stated order', () => {
  expect(TEMPLATE_CARDS.map(({ name }) => name)).toEqual([...TEMPLATES])
  expect(TEMPLATE_CARDS.map(({ title }) => title)).toEqual([
    'Piesza pielgrzymka',
    'Pielgrzymka rowerowa',
    'Rekolekcje',
  ])
})

test.each(TEMPLATE_CARDS.map((card) => [card.title, card]))(
  '%s: what makes the event goes with its card',
  async (_, card) => {
    expect((await loadTemplate(card.name)).card).toBe(card)
  },
)
