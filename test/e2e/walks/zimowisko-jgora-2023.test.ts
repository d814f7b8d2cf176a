import { expect } from 'vitest'
import { z } from 'zod'
import type { Case } from '../../../tools/cases/case-file.ts'
import { caseByNames } from './case-by-names.ts'
import { faultsOfCase } from './outcomes.ts'
import type { Walk } from './walk.ts'
import { walkTest } from './walk-test.ts'

/** A winter day camp of two terms, each in three groups, set up by clicks and typing alone. */

/** What it takes today; it may only become less. */
const EFFORT_S = 312

const TITLE = 'Zimowisko 2023'

/** Limits that nobody has named have the ids of what takes from them. */
const GROUPS = ['I', 'II'].flatMap((term) => [1, 2, 3].map((group) => ({ term, group })))
const idOf = (term: string, group?: number) =>
  `turnus-${term.toLowerCase()}${group === undefined ? '' : `-czesc-${group}`}`
const WORDS = {
  pools: {
    ...{ 'term I': idOf('I'), 'term II': idOf('II') },
    ...{ 'KDR, term I': 'karta-duzej-rodziny', 'KDR, term II': 'karta-duzej-rodziny-2' },
    ...Object.fromEntries(GROUPS.map(({ term, group }) => [`${term}/${group}`, idOf(term, group)])),
  },
  given: {
    kdr_taken: { takenOf: ['karta-duzej-rodziny', 'karta-duzej-rodziny-2'] },
    ...Object.fromEntries(['I', 'II'].map((term) => [`term_${term}_taken`, { takenOf: [idOf(term)] }])),
    ...Object.fromEntries(
      GROUPS.map(({ term, group }) => [
        `${term}/${group}_taken`,
        { takenOf: [idOf(term, group), idOf(term)] },
      ]),
    ),
  },
}

/** The samples name a term by its number alone, which is the name of a form too. */
function withTerms(sample: Case['registrations'][number]): Case['registrations'][number] {
  const people = z
    .array(z.looseObject({ group: z.union([z.string(), z.array(z.string())]) }))
    .parse(sample.people)
  const named = (group: string | string[]) => [group].flat().map((term) => `Turnus ${term}`)
  return { ...sample, people: people.map((person) => ({ ...person, group: named(person.group) })) }
}

walkTest(
  'two terms in three groups, with a card at a lower price for three, come out as their samples say',
  'zimowisko.zapisano.localhost',
  async (walk) => {
    await createEvent(walk)
    await setForm(walk)
    await setTerms(walk)
    await setCards(walk)
    await setPlaces(walk)
    await setRule(walk)
    await setMoney(walk)
    await setStatements(walk)
    await walk.publish(TITLE)
    const definition = await walk.download()
    const built = await caseByNames('zimowisko-jgora-2023', definition, WORDS)
    expect(await faultsOfCase({ ...built, registrations: built.registrations.map(withTerms) })).toEqual([])
    expect(walk.effort.seconds).toBeLessThanOrEqual(EFFORT_S)
  },
)

async function createEvent(walk: Walk): Promise<void> {
  await walk.createEmptyEvent(TITLE, {
    start: ['13', '2', '2023'],
    end: ['24', '2', '2023'],
    place: 'Osiedlowy Dom Kultury, Jelenia Góra',
  })
  await walk.choose('Rodzaj wydarzenia', 'Obóz, kolonie')
  await walk.date('opens', ['4', '1', '2023'])
  await walk.fill(walk.page.getByLabel('Godzina (polskiego czasu)').first(), '9:00')
}

async function setForm(walk: Walk): Promise<void> {
  await walk.open('Formularz')
  await walk.enter('Napisz je własnymi słowami', 'Klasa: I, II, III, IV, V, VI, VII, VIII')
  await walk.choose('Czy odpowiedź jest wymagana', 'odpowiedź wymagana')
  await walk.press('Pole do zaznaczenia')
  await walk.type('Treść pytania', 'Karta Dużej Rodziny')
}

async function setTerms(walk: Walk): Promise<void> {
  await walk.open('Dodatki')
  await walk.press('Turnusy')
  const terms = walk.page.getByRole('region', { name: 'Turnus', exact: true })
  await walk.choose('Turnus: jak się wybiera', 'można wybrać kilka', terms)
  await walk.type('Turnus: każdy', '275', terms)
  await walk.type('Do: Turnus I', '2023-02-17', terms)
  await walk.type('Od: Turnus II', '2023-02-20', terms)
  await walk.type('Do: Turnus II', '2023-02-24', terms)
}

/** Three places of each term are cheaper with the card. */
async function setCards(walk: Walk): Promise<void> {
  const { page } = walk
  await walk.open('Opłaty')
  await walk.press('Usuń: Udział')
  for (const term of ['Turnus I', 'Turnus II']) {
    if (term === 'Turnus II') await walk.press('Dodaj zasadę')
    await walk.press('Karta Dużej Rodziny')
    const form = page.locator('.reduction-form')
    await walk.choose('Co robi ta zasada', 'cena wynosi', form)
    await walk.type('Kwota', '200', form)
    await walk.press('Dodaj warunek', form)
    await walk.choose('Od czego to zależy', 'Wybrana opcja', form)
    await walk.tick(term, true, form)
    await walk.press('Tylko tyle pierwszych sztuk', form)
    await walk.type('Ile pierwszych sztuk', '3', form)
    await walk.click(page.getByRole('button', { name: /^Karta Dużej Rodziny/, expanded: true }))
  }
}

async function setPlaces(walk: Walk): Promise<void> {
  await walk.open('Limity miejsc')
  await walk.choose('Co liczyć', 'Turnus: każda możliwość osobno')
  await walk.press('Dodaj')
  for (const term of ['Turnus I', 'Turnus II']) {
    await walk.type(`Miejsca: Turnus: ${term}`, '39')
    await walk.press(`Więcej: Miejsca: Turnus: ${term}`)
    await walk.choose('Co zobaczy, kto się spóźni', 'brak miejsc w\u00a0grupie')
    if (term === 'Turnus I') await walk.press(`Więcej: Miejsca: Turnus: ${term}`)
    await walk.choose('Co liczyć', `Turnus: ${term}`)
    await walk.press('Dodaj')
    await walk.type(`Ile części: Turnus: ${term}`, '3')
    await walk.type(`Po ile miejsc: Turnus: ${term}`, '13')
  }
}

async function setRule(walk: Walk): Promise<void> {
  await walk.open('Kto')
  await walk.press('Zapisy tylko dla wybranych')
  await walk.type('Kto tego nie spełnia, przeczyta', 'Zimowisko jest dla klas I–IV.')
  const must = walk.page.getByRole('group', { name: 'Zapis jest możliwy, gdy', exact: true })
  await walk.click(must.locator('.word-button').first())
  await walk.choose('Od czego to zależy', 'Klasa', must)
  for (const form of ['I', 'II', 'III', 'IV']) await walk.tick(form, true, must)
}
async function setMoney(walk: Walk): Promise<void> {
  await walk.open('Wpłaty i\u00a0rezygnacje')
  await walk.press(/^Termin: Całość/)
  await walk.choose('Kiedy', 'do dnia')
  await walk.type('Dzień', '2023-01-10')
  await walk.press('Gotowe')
}

async function setStatements(walk: Walk): Promise<void> {
  await walk.open('Oświadczenia')
  const texts = [
    'Karta zgłoszenia dziecka jest wypełniona zgodnie z prawdą.',
    'Oświadczenie rodzica: znam i przyjmuję zasady zimowiska.',
  ]
  for (const [index, text] of texts.entries()) {
    await walk.press('Własne oświadczenie')
    const card = walk.page.getByRole('region', { name: `Oświadczenie ${index + 1}`, exact: true })
    await walk.type('Treść przy polu do zaznaczenia', text, card)
  }
}
