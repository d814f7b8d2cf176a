import { expect } from 'vitest'
import { caseByNames } from './case-by-names.ts'
import { faultsOfCase } from './outcomes.ts'
import type { Walk } from './walk.ts'
import { walkTest } from './walk-test.ts'

/** A retreat for those who know the password, set up by clicks and typing alone. */

/** What it takes today; it may only become less. */
const EFFORT_S = 252

const TITLE = 'Rekolekcje KODAL, Paradyż 2020'
const LEVELS = {
  'stopień podstawowy': 'Pierwszy raz.',
  'stopień wyższy': 'Po stopniu podstawowym, z błogosławieństwem do posługi.',
  'stopień animatorski': 'Ceremoniarze i precentorki, którzy chcą zostać animatorami.',
}

walkTest(
  'a retreat with a password, three levels and consents of parents comes out as its samples say',
  'kodal.zapisano.localhost',
  async (walk) => {
    await createEvent(walk)
    await setAbout(walk)
    await setWho(walk)
    await setForm(walk)
    await setMoney(walk)
    await setStatements(walk)
    await walk.publish(TITLE)
    const definition = await walk.download()
    expect(await faultsOfCase(await caseByNames('kodal-2020', definition))).toEqual([])
    expect(walk.effort.seconds).toBeLessThanOrEqual(EFFORT_S)
  },
)

async function createEvent(walk: Walk): Promise<void> {
  await walk.createEmptyEvent(TITLE, {
    start: ['25', '1', '2020'],
    end: ['3', '2', '2020'],
    place: 'Wyższe Seminarium Duchowne w Paradyżu',
  })
}

async function setAbout(walk: Walk): Promise<void> {
  await walk.date('opens', ['4', '11', '2019'])
  await walk.date('closes', ['31', '12', '2019'])
  await walk.saved()
}

async function setWho(walk: Walk): Promise<void> {
  await walk.open('Kto')
  await walk.type('Wiek od', '14')
  await walk.type(
    'Co przeczyta osoba w innym wieku',
    'Rekolekcje są dla osób, które w pierwszym dniu mają co najmniej 14 lat.',
  )
  const levels = Object.entries(LEVELS).map(([level, note]) => `${level}\t\t\t${note}`)
  await walk.paste(walk.page.getByLabel('Grupa: nazwa nowej pozycji'), levels.join('\n'))
  await walk.type('Jak nazywa się podział', 'Stopień')
  await walk.enter('Nowe hasło do zapisów', 'Kostka')
  await walk.type(
    'Co przeczytają osoby bez zaproszenia',
    'Zapisy otwiera hasło, które mają osoby zaproszone.',
  )
}

async function setForm(walk: Walk): Promise<void> {
  await walk.open('Formularz')
  await walk.choose('Płeć', 'wymagana')
  await walk.press('PESEL')
  await walk.choose('Czy odpowiedź jest wymagana', 'odpowiedź wymagana')
}

async function setMoney(walk: Walk): Promise<void> {
  const { page } = walk
  await walk.open('Opłaty')
  await walk.type('Nazwa opłaty', 'Udział w rekolekcjach')
  await walk.type('Udział w rekolekcjach: każdy', '450')
  await walk.open('Wpłaty i\u00a0rezygnacje')
  await walk.press(/^Termin: Całość/)
  await walk.type('Ile', '14')
  await walk.press('Gotowe')
  await walk.press('Oddajemy wszystko')
  await walk.press(/^Termin, zasada 1/)
  await walk.type('Ile', '21')
  await walk.choose('Czego', 'dni roboczych')
  await walk.press('Gotowe')
  await page.getByText('21').first().waitFor()
}

async function setStatements(walk: Walk): Promise<void> {
  await walk.open('Oświadczenia')
  const texts = [
    'Zgadzam się na przetwarzanie danych osobowych w celu organizacji rekolekcji.',
    'Znam i przyjmuję regulamin rekolekcji.',
    'Jako rodzic lub opiekun prawny zgadzam się na udział osoby niepełnoletniej.',
  ]
  for (const [index, text] of texts.entries()) {
    await walk.press('Własne oświadczenie')
    const card = walk.page.getByRole('region', { name: `Oświadczenie ${index + 1}`, exact: true })
    await walk.type('Treść przy polu do zaznaczenia', text, card)
  }
  await walk.choose('Kogo pytamy: Oświadczenie 3', 'rodzica, o\u00a0każdą osobę do 17\u00a0lat')
}
