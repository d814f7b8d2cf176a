import { expect } from 'vitest'
import type { Case } from '../../../tools/cases/case-file.ts'
import { openSettings } from '../panel-event.ts'
import { faultsOfCase } from './outcomes.ts'
import { walkTest } from './walk-test.ts'

/** A parish secretary opens the pilgrimage of the demo from an empty account, by clicks and typing alone. */

const TEN_MINUTES_S = 600
/** What it takes today; it may only become less. */
const EFFORT = { pages: 7, steps: 17, fields: 40 }

const HOST = 'borowska.zapisano.localhost'
const TITLE = '42. Piesza Pielgrzymka Ziemi Borowskiej na Jasną Górę'
const GUIDES = {
  ...{ 'Biało-Zielona': 'ks. Adam Lis', Błękitna: 'ks. Jan Sowa', Złota: 'o. Piotr Jeż' },
  ...{ Czerwona: 'ks. Marek Żbik', Fioletowa: 's. Anna Kos', Srebrna: 'ks. Paweł Ryś' },
  ...{ Zielona: 'ks. Tomasz Bóbr', Pomarańczowa: 'dk. Karol Dudek' },
}
const STOPS = { Kielce: '55', Jędrzejów: '55', Borów: '60', Lipowa: '60', Dębno: '65', Sandomierz: '65' }

/** What everybody is asked besides. */
const ASKED = { lodging: 'hosts', food: 'usual', guardian: 'Anna Lis', 'guardian-phone': '+48600000101' }
const REGISTRATION = { at: '2026-12-01T10:00:00', 'close-phone': '+48600000102' }
const walker = (ref: string, born: string, more: Record<string, unknown> = {}) => ({
  ...{ ref, first_name: ref, last_name: 'Wrona', birth_date: born, group: 'Złota', ...ASKED },
  ...more,
  choices: { way: 'whole', ...(typeof more.choices === 'object' ? more.choices : {}) },
})
const line = (who: string, amount: number) => ({ who, what: 'way', amount })

/** The prices of the demo, reckoned by hand. */
const SAMPLES: Case['registrations'] = [
  {
    ...{ id: 'family', ...REGISTRATION, by: { who: 'anna' } },
    people: [
      ...[walker('anna', '1985-05-01'), walker('marek', '1983-05-01')],
      walker('jan', '2013-05-01'),
      walker('zosia', '2016-05-01', { carer: 'anna' }),
      walker('stas', '2018-05-01', { carer: 'anna' }),
      walker('hela', '2022-05-01', { carer: 'marek' }),
    ],
    expect: {
      ...{ result: 'accepted', total: 76_000 },
      lines: [
        ...[line('anna', 26_000), line('marek', 26_000), line('jan', 12_000), line('zosia', 12_000)],
        ...[line('stas', 0), line('hela', 0)],
      ],
    },
  },
  {
    ...{ id: 'student', ...REGISTRATION, by: { who: 'ola' } },
    people: [walker('ola', '2004-05-01', { student: true, choices: { coach: 'Sandomierz', shirt: 'M' } })],
    expect: { result: 'accepted', total: 22_000 + 6_500 + 4_500 },
  },
  {
    ...{ id: 'three days', ...REGISTRATION, by: { who: 'jacek' } },
    people: [walker('jacek', '1990-05-01', { choices: { way: 'days', days: ['d2', 'd3', 'd4'] } })],
    expect: { result: 'accepted', total: 3 * 3_200 + 3_500 },
  },
  {
    ...{ id: 'service', ...REGISTRATION, by: { who: 'igor' } },
    people: [
      walker('igor', '1990-05-01', {
        ...{ service: 'medical', 'service-by': 'ks. Adam Lis' },
        choices: { coach: 'Kielce' },
      }),
    ],
    expect: { result: 'accepted', total: 13_000 + 5_500 },
  },
]

walkTest('the pilgrimage of the demo is open within ten minutes of slow clicking', HOST, async (walk) => {
  const { page } = walk
  await walk.open('Dodaj wydarzenie', 'Co organizujesz?')
  await walk.click(page.getByRole('link', { name: 'Piesza pielgrzymka' }))
  await walk.arrive('Piesza pielgrzymka')
  await walk.fill(page.locator('#title'), TITLE)
  await walk.date('start', ['5', '8', '2027'])
  await walk.date('end', ['14', '8', '2027'])
  await walk.fill(page.locator('#place'), 'Borów, rynek')
  await walk.fill(page.locator('#limit'), '1200')
  await walk.fill(page.locator('#own-target'), 'Jasna Góra')
  await walk.press('Utwórz wydarzenie')
  await walk.arrive(TITLE)

  await openSettings(page)
  await walk.open('Kto')
  for (const [group, guide] of Object.entries(GUIDES)) {
    await walk.enter('Grupa: nazwa nowej pozycji', group)
    await walk.type(`Prowadzi: ${group}`, guide)
    await walk.type(`Miejsca: ${group}`, '150')
  }
  await walk.open('Opłaty')
  // The family of the demo stands beside the prices.
  await page.locator('.try-total', { hasText: '760 zł' }).waitFor()
  await page.getByRole('heading', { name: 'Wypróbuj' }).waitFor()
  await walk.open('Dodatki')
  const coach = page.getByRole('region', { name: 'Autokar powrotny' })
  for (const [stop, price] of Object.entries(STOPS)) {
    await walk.enter('Nowa opcja: Autokar powrotny', stop, coach)
    await walk.type(`Autokar powrotny: ${stop}`, price, coach)
  }
  for (const stop of ['Bliższe przystanki', 'Dalsze przystanki']) await walk.press(`Usuń: ${stop}`, coach)
  await walk.saved()
  await walk.click(page.getByRole('link', { name: 'Pulpit' }))
  await walk.arrive(TITLE)
  await walk.press('Wszystko sprawdzone')
  await walk.press('Otwórz zapisy')
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
  const definition = await walk.download()
  expect(walk.effort.seconds).toBeLessThanOrEqual(TEN_MINUTES_S)
  expect(walk.effort).toMatchObject(EFFORT)
  const vocabulary = { reads: {}, words: {}, roles: {}, given: {}, pools: {} }
  const built = { id: 'borowska', title: TITLE, definition, registrations: SAMPLES, ...vocabulary }
  expect(await faultsOfCase(built)).toEqual([])
})
