import type { Shot } from '../shot.ts'

interface Person {
  readonly firstName: string
  readonly day: string
  readonly month: string
  readonly year: string
}

const SURNAME = 'Wilk'

/** The mother and her five; born relative to the year of the recording, so that the prices stay the same. */
function familyIn(year: number): readonly [Person, Person, ...Person[]] {
  return [
    { firstName: 'Anna', day: '12', month: 'marzec', year: String(year - 41) },
    { firstName: 'Zofia', day: '18', month: 'kwiecień', year: String(year - 15) },
    { firstName: 'Jan', day: '2', month: 'maj', year: String(year - 13) },
    { firstName: 'Hanna', day: '30', month: 'styczeń', year: String(year - 11) },
    { firstName: 'Antoni', day: '7', month: 'luty', year: String(year - 8) },
    { firstName: 'Maja', day: '24', month: 'maj', year: String(year - 4) },
  ]
}

/** The first step: all people, and their group. The first two slowly, the others fast. */
export async function enterFamily(shot: Shot): Promise<void> {
  const { page, hand } = shot
  const [mother, eldest, ...others] = familyIn(new Date().getFullYear())
  await shot.caption('Imię i data urodzenia wystarczą, żeby policzyć cenę.')
  await enterPerson(shot, mother)
  await shot.caption('Cena rośnie na oczach, z każdym dzieckiem.')
  await addChild(shot, eldest)
  shot.hurry(5)
  for (const child of others) await addChild(shot, child)
  shot.calm()
  await shot.caption('Sześć osób w jednym zgłoszeniu. Jeszcze grupa, wspólna dla wszystkich.')
  await hand.tap(page.getByText('Złota').first())
  await shot.rest(0.5)
}

async function addChild(shot: Shot, child: Person): Promise<void> {
  await shot.hand.tap(shot.page.getByRole('button', { name: '+ Dziecko' }))
  await enterPerson(shot, child)
}

async function enterPerson({ page, hand }: Shot, person: Person): Promise<void> {
  // The one who is being entered; the others are lines.
  const sheet = page
    .getByRole('region', { name: 'Osoby' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: 'Imię' }) })
  await hand.type(sheet.getByRole('textbox', { name: 'Imię' }), person.firstName)
  const surname = sheet.getByRole('textbox', { name: 'Nazwisko' })
  if ((await surname.inputValue()) === '') await hand.type(surname, SURNAME)
  await hand.type(sheet.getByRole('textbox', { name: 'Dzień' }), person.day)
  await hand.choose(sheet.getByRole('combobox', { name: 'Miesiąc' }), person.month)
  await hand.type(sheet.getByRole('textbox', { name: 'Rok' }), person.year)
}
