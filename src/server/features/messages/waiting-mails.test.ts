import { expect, test } from 'vitest'
import { joinedMail } from './joined.mail.ts'
import type { WaitingMailData } from './mail-data.ts'
import { offerMail } from './offer.mail.ts'
import { offerLapsedMail } from './offer-lapsed.mail.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const ADDRESS = 'https://borow.example/lista-rezerwowa/x'
const END = [
  'Organizatorem i stroną umowy jest Fundacja Próba, ul. Próbna 1.',
  'Pytania: biuro@example.org, +48 600 000 100.',
  'Zapisano dostarcza system zapisów.',
].join('\n')

const person = (ref: string, firstName: string) => ({
  ...{ ref, firstName, lastName: 'Kopeć', birthDate: null, sex: null, type: null, group: null },
  ...{ answers: {}, choices: {} },
})

/** An offer of so many places to a party of so many. */
function data(size: number, all = size): WaitingMailData {
  const people = [person('a', 'Anna'), person('b', 'Jan'), person('c', 'Zofia')].slice(0, size)
  const draft = {
    people,
    registeredBy: 'a',
    registrantRole: 'participant' as const,
    answers: {},
    choices: {},
  }
  const contact = { firstName: 'Anna', lastName: 'Kopeć', email: 'anna@example.org', phone: '600100200' }
  return {
    account: {
      ...{
        id: 'a',
        name: 'Konto',
        legalName: 'Fundacja Próba',
        address: 'ul. Próbna 1',
        email: 'biuro@example.org',
      },
      ...{ nip: '', kind: null, trader: null },
      ...{
        phone: '+48 600 000 100',
        bankAccount: '',
        contactPerson: '',
        contactNote: '',
        about: '',
        senderName: '',
        replyTo: '',
        background: null,
        logo: null,
        accent: '#23408e',
        demo: false,
      },
      ...{
        host: 'borow.example',
        platformHost: 'borow.example',
        brand: { id: 'zapisano', name: 'Zapisano', domain: 'zapisano.example' },
        siteAddress: 'https://borow.example',
        onReview: false,
      },
    },
    registration: null,
    address: ADDRESS,
    entry: {
      ...{
        state: 'offered',
        size: all,
        sizes: [all],
        ...{
          people: people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
          terms: [],
          slot: null,
        },
        place: null,
        smallerMayPass: false,
        version: 1,
        contact,
      },
      price: 'joining',
      joinedAt: '2031-05-01T10:00:00Z',
      event: { slug: 'splyw', title: 'Spływ Czarną Hańczą', start: null, end: null, place: null },
      offer: {
        until: '2031-06-06T12:32:00Z',
        hold: 'x'.repeat(43),
        size,
        total: size * 12_000,
        lines: [],
        due: [],
        subsidies: [],
        approvals: [],
        bought: [],
        draft: { ...draft, slot: null, code: null, statements: [] },
      },
    },
  }
}

test('an offer states how many places, for whom, until when, how much, and what follows without an answer', () => {
  const { subject, text } = offerMail(data(2))
  expect(plain(subject)).toBe('Mamy dla Was miejsca. Decyzja do: 6 czerwca 2031, piątek, 14:32')
  expect(plain(text)).toBe(
    [
      'Dzień dobry! Na liście rezerwowej przyszła Twoja kolej: zwolniły się 2 miejsca. Wydarzenie: Spływ Czarną Hańczą. Osoby: Anna Kopeć, Jan Kopeć.',
      'Trzymamy je do: 6 czerwca 2031, piątek, 14:32. Koszt: 240 zł. Bez odpowiedzi zaproponujemy je kolejnej osobie.',
      `Przyjmuję: ${ADDRESS}`,
      `Dziękuję, rezygnuję: ${ADDRESS}/rezygnacja`,
      END,
    ].join('\n\n'),
  )
})

test('an offer addresses one person in the singular, and a part of a party as a part', () => {
  const one = offerMail(data(1))
  expect(one.subject).toMatch(/^Mamy dla Ciebie miejsce\. Decyzja do: /)
  expect(plain(one.text)).toContain('Twoja kolej: zwolniło się 1 miejsce. ')
  expect(plain(offerMail(data(2, 5)).text)).toContain(
    'Osoby: Anna Kopeć, Jan Kopeć. To mniej niż cała grupa (5), zgodnie z ustaleniem przy zapisie.',
  )
})

test('a lapsed offer states that it is over, that nothing is owed, and how to wait again', () => {
  const { subject, text } = offerLapsedMail(data(2))
  expect(subject).toBe('Czas na decyzję minął: Spływ Czarną Hańczą')
  expect(plain(text)).toBe(
    [
      'Dzień dobry! Nie dostaliśmy odpowiedzi w terminie, więc miejsca z listy rezerwowej (Spływ Czarną Hańczą) proponujemy kolejnej osobie. Nic nie trzeba robić ani płacić.',
      'Jeśli nadal chcesz wziąć udział, dopisz się do listy rezerwowej jeszcze raz. Gdy miejsca się zwolnią, damy znać.',
      'Zobacz wydarzenie: https://borow.example/splyw',
      END,
    ].join('\n\n'),
  )
})

/** A party in the second place of the queue. */
function waiting(size: number, changes: Partial<WaitingMailData['entry']> = {}): WaitingMailData {
  const { entry, ...frame } = data(size)
  const event = { ...entry.event, start: '2031-06-05', end: '2031-06-07', place: 'Stary Folwark' }
  return { ...frame, entry: { ...entry, state: 'waiting', place: 2, offer: null, event, ...changes } }
}
const paragraphs = (changed: WaitingMailData) => plain(joinedMail(changed).text).split('\n\n')

test('a confirmation of joining states for what, who, the place, what follows, the price rule, with the link', () => {
  const mail = waiting(3)
  expect(joinedMail(mail).subject).toBe('Jesteś na liście rezerwowej: Spływ Czarną Hańczą')
  expect(paragraphs(mail)).toEqual([
    'Dzień dobry! Dopisaliśmy zgłoszenie do listy rezerwowej. Wydarzenie: Spływ Czarną Hańczą, 5–7 czerwca 2031, Stary Folwark.',
    'Osoby: Anna Kopeć, Jan Kopeć, Zofia Kopeć. Zgłoszenie czeka na 3 miejsca, na wszystkie naraz.',
    'Miejsce w kolejce: 2. Kolejność się nie zmienia: mniejsza grupa nie wyprzedzi większej.',
    `Zobacz miejsce w kolejce: ${ADDRESS}`,
    'Tam też można w każdej chwili zrezygnować z czekania.',
    'Gdy przyjdzie kolej, przytrzymamy miejsca i napiszemy na adres anna@example.org. Na decyzję będą co najmniej 24 godziny.',
    'Obowiązuje cena z dnia dopisania do listy: 1 maja 2031, czwartek. Teraz nic nie płacisz, a czekanie do niczego nie zobowiązuje.',
    END,
  ])
})

test('a person alone, a party that would come with fewer, and one that may be passed get their own wording', () => {
  expect(paragraphs(waiting(1))[1]).toBe('Osoby: Anna Kopeć. Zgłoszenie czeka na 1 miejsce.')
  expect(paragraphs(waiting(3, { people: [] }))[1]).toBe('Zgłoszenie czeka na 3 miejsca, na wszystkie naraz.')
  const fewer = paragraphs(waiting(3, { size: 5, sizes: [5, 4, 2], smallerMayPass: true }))
  expect(fewer[1]).toMatch(
    / Zgłoszenie czeka na 5 miejsc\. Przyjmiesz też mniej miejsc, co najmniej 2\. Gdy będzie ich mniej, dostaną je osoby w podanej kolejności\.$/,
  )
  expect(fewer[2]).toBe(
    'Miejsce w kolejce: 2. Mniejsza grupa może dostać miejsca wcześniej, gdy dla większej jest ich za mało.',
  )
})

test('only the awaited terms and hours are named', () => {
  const terms = [
    { name: 'Turnus pierwszy', start: '2031-06-05', end: '2031-06-06' },
    { name: 'Turnus drugi', start: '2031-06-07', end: null },
  ]
  expect(paragraphs(waiting(1, { terms, slot: '2031-06-05T10:30:00' }))[0]).toMatch(
    / Termin: Turnus pierwszy, 5–6 czerwca 2031\. Termin: Turnus drugi, 7 czerwca 2031, sobota\. Wejście: 5 czerwca 2031, czwartek, 10:30\.$/,
  )
  const bare = { slug: 'x', title: 'Spływ', start: null, end: null, place: null }
  expect(paragraphs(waiting(1, { event: bare }))[0]).toMatch(/ Wydarzenie: Spływ\.$/)
})

test('names from outside are written into the HTML as text', () => {
  const html = joinedMail(waiting(1, { people: ['<b>Anna</b> & Jan'] })).html
  expect(html).toContain('Osoby: &lt;b&gt;Anna&lt;/b&gt; &amp; Jan.')
  expect(html).toContain(`href="${ADDRESS}"`)
})
