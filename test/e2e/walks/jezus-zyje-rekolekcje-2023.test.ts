import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { caseByNames } from './case-by-names.ts'
import { faultsOfCase } from './outcomes.ts'
import type { Walk } from './walk.ts'
import { walkTest } from './walk-test.ts'

/** Retreats in three terms, with a price list by room and year of birth, set up by clicks, typing and pasted lists. */

/** What it takes today; it may only become less. */
const EFFORT_S = 390

const TITLE = 'Rekolekcje letnie Jezus Żyje 2023'

interface Kind {
  readonly name: string
  readonly note: string
  readonly from?: string
  readonly to?: string
}
const KINDS: readonly Kind[] = [
  { name: 'Osoba dorosła', note: 'Rocznik 2004 i starsi', to: '2004' },
  { name: 'Młodzież', note: 'Roczniki 2005–2013', from: '2005', to: '2013' },
  { name: 'Dziecko', note: 'Roczniki 2014–2020', from: '2014', to: '2020' },
  { name: 'Małe dziecko', note: 'Roczniki 2021–2023, bez łóżka i posiłku', from: '2021' },
]

const ROOM = 'Miejsce w pokoju'
const WITHOUT_BATH = [
  'Pokój 1-osobowy bez łazienki',
  'Pokój 2-osobowy bez łazienki',
  'Pokój 3-osobowy bez łazienki',
  'Pokój 4-, 5- albo 8-osobowy bez łazienki',
]
const ROOMS = [
  'Pokój 1-osobowy z łazienką',
  'Pokój 1-osobowy ze wspólną łazienką',
  'Pokój 2-osobowy z łazienką',
  'Pokój 3-osobowy z łazienką',
  'Pokój 4-osobowy z łazienką',
  'Pokój 5-osobowy z łazienką',
  ...WITHOUT_BATH,
]

/** The price list of the organiser: on a mattress, adults, the young, children, small children; a line for each room. */
const FIRST_TERMS = [
  '—\t1090\t1020\t—\t0',
  '—\t990\t920\t—\t0',
  '860\t990\t920\t570\t0',
  '860\t930\t860\t540\t0',
  '820\t890\t820\t520\t0',
  '820\t890\t820\t520\t0',
  '—\t990\t920\t—\t0',
  '—\t920\t850\t535\t0',
  '—\t850\t780\t500\t0',
  '—\t780\t710\t465\t0',
].join('\n')
const LAST_TERM = [
  '—\t1050\t—\t—\t0',
  '—\t950\t—\t—\t0',
  '840\t950\t880\t530\t0',
  '840\t890\t820\t500\t0',
  '800\t850\t780\t480\t0',
  '800\t850\t780\t480\t0',
  '—\t950\t880\t—\t0',
  '—\t880\t810\t495\t0',
  '—\t810\t740\t460\t0',
  '—\t740\t670\t425\t0',
].join('\n')

walkTest(
  'three terms with rooms, a price list and deposits come out as its samples say',
  'jezuszyje.zapisano.localhost',
  async (walk) => {
    await createEvent(walk)
    await setWho(walk)
    await setForm(walk)
    await setExtras(walk)
    await setPrices(walk)
    await setPlaces(walk)
    await setRule(walk)
    await setMoney(walk)
    await walk.publish(TITLE)
    const definition = await walk.download()
    // The samples name a term by its number alone.
    const words = { I: 'Turnus I', II: 'Turnus II', III: 'Turnus III' }
    const built = await caseByNames('jezus-zyje-rekolekcje-2023', definition, { words })
    expect(await faultsOfCase(built)).toEqual([])
    expect(walk.effort.seconds).toBeLessThanOrEqual(EFFORT_S)
  },
)

async function createEvent(walk: Walk): Promise<void> {
  await walk.createEmptyEvent(TITLE)
  await walk.choose('Rodzaj wydarzenia', 'Rekolekcje')
}

async function setWho(walk: Walk): Promise<void> {
  const { page } = walk
  await walk.open('Kto')
  await walk.paste(page.getByLabel('Grupa: nazwa nowej pozycji'), 'Turnus I\nTurnus II\nTurnus III')
  await walk.type('Jak nazywa się podział', 'Turnus')
  await walk.paste(
    page.getByLabel('Rodzaj udziału: nazwa nowej pozycji'),
    KINDS.map(({ name, from = '', to = '', note }) => [name, from, to, '', note].join('\t')).join('\n'),
  )
}

async function setForm(walk: Walk): Promise<void> {
  await walk.open('Formularz')
  await walk.press('Pole do zaznaczenia')
  await walk.type('Treść pytania', 'Korzystam z dofinansowania')
}

const extra = ({ page }: Walk, name: string) => page.getByRole('region', { name, exact: true })

async function setExtras(walk: Walk): Promise<void> {
  const { page } = walk
  await walk.open('Dodatki')
  await walk.press('Nocleg na miejsca')
  const bed = extra(walk, 'Nocleg')
  await walk.type('Nazwa dodatku', ROOM, bed)
  await walk.paste(page.getByLabel(`Nowa opcja: ${ROOM}`), ROOMS.join('\n'))
  await walk.choose(`${ROOM}: jak się wybiera`, 'trzeba wybrać jedno')
  await walk.press('Nocleg na miejsca')
  await walk.type('Nazwa dodatku', 'Miejsce do spania', extra(walk, 'Nocleg'))
  const sleeps = extra(walk, 'Miejsce do spania')
  await walk.type('Opcja: Pokój', 'Łóżko', sleeps)
  await walk.type('Opcja: Sala, własna karimata', 'Materac', sleeps)
  await walk.click(sleeps.getByText('Dopisek, do kiedy i\u00a0dla kogo'))
  await walk.type('Dopisek: Miejsce do spania', 'Materac jest dla osoby dorosłej ponad liczbę łóżek.', sleeps)
  await walk.press('Dopisek, do kiedy i\u00a0dla kogo: Materac', sleeps)
  const mattress = sleeps.getByRole('row').last()
  await walk.press('Dodaj warunek', mattress)
  await walk.choose('Od czego to zależy', 'Rodzaj udziału', mattress)
  await walk.tick('Osoba dorosła', true, mattress)
}

/** Some of the few values of a condition that was just begun. */
async function chooseValue(
  walk: Walk,
  within: Locator,
  [fact, ...wanted]: readonly [string, ...string[]],
): Promise<void> {
  await walk.choose('Od czego to zależy', fact, within)
  for (const name of wanted) await walk.tick(name, true, within)
}

async function setPrices(walk: Walk): Promise<void> {
  const room = extra(walk, ROOM)
  const also = `${ROOM}: cena zależy też od`
  await walk.choose(also, `co wybrano: ${ROOM}`)
  await walk.choose(also, 'wiek')
  await walk.choose(also, 'turnus')
  await walk.click(room.getByText('Progi: Wiek'))
  await walk.type('Nazwa progów', 'Osoba', room)
  await walk.type('Próg: Do 15 lat', 'Materac', room)
  await walk.press('wiek do 15\u00a0lat', room)
  await chooseValue(walk, room, ['Miejsce do spania', 'Materac'])
  for (const _ of ['Osoba dorosła', 'Młodzież', 'Dziecko']) await walk.press('Dodaj próg', room)
  await walk.type('Próg: Od 16 lat', 'Małe dziecko', room)
  const cell = (term: string) => room.getByLabel(`${ROOM}, ${ROOMS[0]}, Materac, ${term}`, { exact: true })
  for (const [term, list] of [
    ['Turnus I', FIRST_TERMS],
    ['Turnus II', FIRST_TERMS],
    ['Turnus III', LAST_TERM],
  ] as const) {
    await walk.press(term, room)
    await walk.paste(cell(term), list)
  }
  await walk.open('Opłaty')
  await walk.press('Usuń: Udział')
}

async function setPlaces(walk: Walk): Promise<void> {
  const { page } = walk
  await walk.open('Limity miejsc')
  await walk.choose('Co liczyć', `${ROOM} i\u00a0Turnus`)
  await walk.press('Dodaj')
  await walk.press(/^Tylko licz, bez limitów/)
  await walk.press('Liczy się każdy')
  const table = page.getByRole('region', { name: `${ROOM} i\u00a0turnus`, exact: true })
  const notOf = async (name: string, fact: string) => {
    await walk.press('Dodaj warunek', table)
    await walk.choose('Od czego to zależy', fact, table)
    await walk.choose('Jak', 'to żadne z\u00a0zaznaczonych', table)
    await walk.tick(name, true, table)
  }
  await notOf('Małe dziecko', 'Rodzaj udziału')
  await notOf('Materac', 'Miejsce do spania')
}

async function setRule(walk: Walk): Promise<void> {
  const { page } = walk
  await walk.open('Kto')
  await walk.press('Coś tylko dla niektórych')
  await walk.type(
    'Kto tego nie spełnia, przeczyta',
    'Osoby z dofinansowaniem mieszkają w pokojach bez łazienki.',
  )
  const when = page.getByRole('group', { name: 'Kogo dotyczy', exact: true })
  await walk.click(when.locator('.word-button').first())
  await walk.choose('Od czego to zależy', 'Korzystam z dofinansowania', when)
  const must = page.getByRole('group', { name: 'Zapis jest możliwy, gdy', exact: true })
  await walk.click(must.locator('.word-button').first())
  await chooseValue(walk, must, [ROOM, ...WITHOUT_BATH])
}

async function setMoney(walk: Walk): Promise<void> {
  const { page } = walk
  await walk.open('Wpłaty i\u00a0rezygnacje')
  await walk.press('Zaliczka i\u00a0reszta')
  const part = (at: number) => page.locator('.payment-plan .payment-line').nth(at)
  await walk.press(/^Ile: Zaliczka/, part(0))
  await walk.type('Za osobę', '400', part(0))
  const sum = (at: number) => part(0).locator('.sum-row').nth(at)
  await walk.press('Inna kwota dla części osób', part(0))
  await chooseValue(walk, sum(0), ['Rodzaj udziału', 'Małe dziecko'])
  await walk.fill(sum(0).getByRole('textbox').first(), '0')
  await walk.press('Inna kwota dla części osób', part(0))
  await chooseValue(walk, sum(1), [ROOM, ...WITHOUT_BATH])
  await walk.fill(sum(1).getByRole('textbox').first(), '300')
  await walk.press('Gotowe', part(0))
  const dueOn = async (at: number, day: string) => {
    await walk.press(/^Termin:/, part(at))
    await walk.choose('Kiedy', 'do dnia', part(at))
    await walk.type('Dzień', day, part(at))
    await walk.press('Gotowe', part(at))
  }
  const paidBy = async (at: number, wanted: readonly string[]) => {
    await walk.press(/^Kto płaci:/, part(at))
    await walk.press('Dodaj warunek', part(at))
    await walk.choose('Od czego to zależy', 'Turnus', part(at))
    for (const name of wanted) await walk.tick(name, true, part(at))
    await walk.press('Gotowe', part(at))
  }
  await walk.press('Powiel część: Zaliczka', part(0))
  await paidBy(0, ['Turnus I', 'Turnus II'])
  await dueOn(0, '2023-05-19')
  await paidBy(1, ['Turnus III'])
  await dueOn(1, '2023-05-31')
  await walk.press('Powiel część: Reszta', part(2))
  await paidBy(2, ['Turnus I', 'Turnus II'])
  await dueOn(2, '2023-06-16')
  await walk.press('Przepada zaliczka')
  await walk.press(/^Termin, zasada 1/)
  await walk.choose('Kiedy', 'zawsze')
  await walk.press('Gotowe')
  await walk.press(/^Nazwa, zasada 1/)
  await walk.type('Nazwa, którą zobaczy rezygnujący', 'Zaliczka nie podlega zwrotowi')
  await walk.press('Gotowe')
}
