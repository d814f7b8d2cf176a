import { expect, test } from 'vitest'
import { TEMPLATE_CARDS } from './cards.ts'
import { problems } from './kit/template.fixture.ts'
import { TEMPLATES } from './kit/template.ts'
import { loadTemplate } from './load-template.ts'

test('the cards are offered in a stated order', () => {
  expect(TEMPLATE_CARDS.map(({ name }) => name)).toEqual([...TEMPLATES])
  expect(TEMPLATE_CARDS.map(({ title }) => title)).toEqual([
    'Piesza pielgrzymka',
    'Pielgrzymka rowerowa',
    'Rekolekcje',
    'Konferencja',
    'Bieg',
    'Kolonie i półkolonie',
    'Wejścia na godziny',
    'Zbiórka',
  ])
})

test.each(TEMPLATE_CARDS.map((card) => [card.title, card]))(
  '%s: what makes the event goes with its card',
  async (_, card) => {
    expect((await loadTemplate(card.name)).card).toBe(card)
  },
)

/** As much as can be typed. */
const EXTREME = {
  title: 'Ż'.repeat(140),
  place: 'Ż'.repeat(120),
  ...{ start: '2026-06-06', end: '2999-12-31', adult: 100_000_000, child: 100_000_000, limit: 1_000_000 },
}

test.each(TEMPLATE_CARDS)(
  '$title: the most that can be typed makes a definition without problems',
  async (card) => {
    const template = await loadTemplate(card.name)
    const typed = (text: string) => Object.fromEntries(card.questions.own.map(({ id }) => [id, text]))
    const lines = Array.from({ length: 500 }, (_, n) => `Nazwa ${n}, 10:00`).join('\n')
    for (const own of [typed('Ż'.repeat(5000)), typed(lines)])
      expect(problems(template, { ...EXTREME, own })).toEqual([])
  },
)
