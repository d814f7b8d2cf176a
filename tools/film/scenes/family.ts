import type { Scene, Story } from '../scene.ts'
import type { Shot } from '../shot.ts'
import { PHONE } from '../stage.ts'
import { enterFamily } from './enter-family.ts'

const EMAIL = 'anna.wilk@example.org'

/** A mother registers her five children, sees what each costs and why, and pays. */
export const familyScene: Scene = {
  title: 'Mama zapisuje piątkę dzieci',
  stage: PHONE,
  async prepare(page, { address }) {
    await page.goto(`${address('borowska.zapisano.localhost')}/pielgrzymka`)
  },
  async play(shot, story) {
    await readInvitation(shot)
    await enterFamily(shot)
    await chooseExtras(shot)
    await giveContact(shot)
    await checkAndOrder(shot)
    await pay(shot, story)
  },
}

async function readInvitation(shot: Shot): Promise<void> {
  const { page, hand } = shot
  await shot.caption('Z plakatu albo z linku: strona wydarzenia mówi, dokąd, kiedy i za ile.')
  await shot.rest(1.2)
  await hand.scroll(300)
  await shot.rest(1.2)
  await hand.tap(page.getByRole('link', { name: 'Zapisz się' }).first())
  await page.getByRole('heading', { level: 1, name: 'Kto weźmie udział?' }).waitFor()
}

async function chooseExtras(shot: Shot): Promise<void> {
  const { page, hand } = shot
  await hand.tap(page.getByRole('button', { name: 'Dalej' }))
  await page.getByRole('heading', { level: 1, name: 'Udział i dodatki' }).waitFor()
  await shot.caption('Dodatki: nic nie jest zaznaczone z góry.')
  const coach = page.getByRole('region', { name: 'Autokar' })
  await hand.choose(coach.getByRole('combobox', { name: 'Dla wszystkich' }), 'Bez przejazdu')
  const shirt = page.getByRole('region', { name: 'Koszulka' })
  await shot.caption('Koszulka tylko dla jednej osoby.')
  await hand.tap(shirt.getByRole('button', { name: 'Zmień dla osoby' }))
  await hand.choose(shirt.getByRole('combobox', { name: 'Hanna Wilk' }), '140 – 45 zł')
  await hand.tap(page.getByRole('button', { name: 'Dalej' }))
}

async function giveContact(shot: Shot): Promise<void> {
  const { page, hand } = shot
  await page.getByRole('heading', { level: 1, name: 'Dane' }).waitFor()
  await shot.caption('Kontakt podaje raz, za całą rodzinę.')
  await hand.type(page.getByLabel('Adres e-mail'), EMAIL)
  await hand.type(page.getByLabel('Numer telefonu'), '600 000 123')
  shot.hurry(4)
  for (const lodging of await page.getByRole('combobox', { name: 'Nocleg' }).all()) {
    await hand.choose(lodging, 'U gospodarzy')
  }
  shot.calm()
  await hand.tap(page.getByRole('button', { name: 'Sprawdź i potwierdź' }))
}

async function checkAndOrder(shot: Shot): Promise<void> {
  const { page, hand } = shot
  await page.getByRole('heading', { level: 1, name: 'Podsumowanie' }).waitFor()
  await shot.caption('Każda cena ma powód. Trzecie i każde następne dziecko idzie bezpłatnie.')
  await hand.scroll(230)
  await shot.rest(2)
  await hand.scroll(260)
  await shot.caption('Wiadomo, ile i do kiedy. Zgody zaznacza sama.')
  for (const statement of ['Akceptuję regulamin', 'Jako rodzic lub opiekun']) {
    await hand.tap(page.getByText(statement).first())
  }
  const order = page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' })
  await hand.tap(order)
}

async function pay(shot: Shot, story: Story): Promise<void> {
  const { page, hand } = shot
  await page.waitForURL(/\/platnosc$/)
  await hand.tap(page.getByRole('button', { name: /^Zapłać/ }))
  await page.waitForURL(/\/bramka-testowa\//)
  await shot.caption('BLIK. Tu bramka testowa, więc kod jest umówiony.')
  await hand.type(page.getByLabel('Kod BLIK'), '777 123')
  await hand.tap(page.getByRole('button', { name: 'Zapłać' }))
  await hand.tap(page.getByRole('link', { name: 'Moje zgłoszenie' }))
  await shot.skipTo(page.getByRole('heading', { name: 'Udział potwierdzony' }))
  const text = await page.getByRole('main').innerText()
  story.number = /ZG-[2-9A-Z]{4}/.exec(text)?.[0] ?? ''
  const ticket = await page.getByRole('article', { name: 'Bilet: Hanna Wilk' }).innerText()
  story.ticket = /(?:[2-9A-Z]{5}\s){3}[2-9A-Z]{5}/.exec(ticket)?.[0] ?? ''
  await shot.caption('Zapłacone. Sześć biletów jest od razu w telefonie.')
  await hand.show(page.getByRole('article', { name: 'Bilet: Anna Wilk' }))
  await shot.rest(1)
}
