import { expect, test } from 'vitest'
import { warningsIn } from '#test/support/definition-problems.ts'
import { item } from '../check/check.fixture.ts'

test('groups and options outside the ages and the season of the event', () => {
  const groups = [{ id: 'a', name: 'A', ages: { from: 18 } }]
  expect(warningsIn({ ages: { to: 17 }, groups })).toEqual([
    'groups.0.ages: Nikt nie jest w tym wieku: wydarzenie jest dla osób w wieku 0–17 lat.',
  ])
  const windows = [{ opens: '2026-03-01T08:00:00', closes: '2026-07-20T23:59:59' }]
  const bus = (window: unknown) => warningsIn({ windows, items: [item({ windows: [window] })] })
  expect(bus({ closes: '2026-02-15T00:00:00' })).toEqual([
    'items.0.windows.0: Ten czas mija, zanim zaczną się zapisy na wydarzenie (1 marca 2026).',
  ])
  expect(bus({ opens: '2026-07-21T00:00:00' })).toEqual([
    'items.0.windows.0: Ten czas zaczyna się po końcu zapisów na wydarzenie (20 lipca 2026).',
  ])
  expect(bus({ opens: '2026-07-20T12:00:00' })).toEqual([])
})

test('years of birth outside those of the event, and of the item', () => {
  const born = (from?: number, to?: number) => ({ born: { from, to } })
  const groups = [{ id: 'a', name: 'A', ages: born(2016) }]
  expect(warningsIn({ ages: born(2013, 2015), groups })).toEqual([
    'groups.0.ages: Nikt nie jest w tym wieku: wydarzenie jest dla osób z rocznika 2013–2015.',
  ])
  expect(warningsIn({ ages: born(2013, 2016), groups })).toEqual([])
  const options = [{ id: 'a', name: 'A', ages: born(undefined, 2009) }]
  const ages = { from: 8, ...born(2010) }
  expect(warningsIn({ items: [item({ choose: 'optional', ages, options })] })).toEqual([
    'items.0.options.0.ages: Nikt nie jest w tym wieku: „Udział” jest dla osób w wieku od 8 lat, z rocznika od 2010.',
  ])
})

test('a window for some people within a window for everyone', () => {
  const when = { fact: 'registrantIsAdult', is: true }
  const all = { opens: '2026-03-01T08:00:00', closes: '2026-07-20T23:59:59' }
  expect(warningsIn({ windows: [{ ...all, opens: '2026-04-01T08:00:00', when }, all] })).toEqual([
    'windows.0: To pierwszeństwo nic nie daje: w tym czasie zapisać się mogą wszyscy.',
  ])
  expect(warningsIn({ windows: [{ ...all, opens: '2026-02-01T08:00:00', when }, all] })).toEqual([])
})
