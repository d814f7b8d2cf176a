import { expect, test } from 'vitest'
import { guessQuestion } from './guess-question.ts'

test.each([
  ['Numer rejestracyjny auta', 'text'],
  ['Parafia', 'text'],
  ['PESEL', 'pesel'],
  ['NIP firmy', 'nip'],
  ['Adres e-mail', 'email'],
  ['Adres zamieszkania', 'address'],
  ['Adres strony', 'text'],
  ['Telefon do mamy', 'otherPhone'],
  ['Czy jedziesz autem?', 'radio'],
  ['Czy masz alergie?', 'radio'],
  ['Jakie masz alergie?', 'textarea'],
  ['Imię i nazwisko opiekuna', 'text'],
  ['Imię', 'firstName'],
  ['Imieniny', 'text'],
  ['Nazwisko rodowe', 'lastName'],
  ['Data urodzenia', 'dateOfBirth'],
  ['Data przyjazdu', 'date'],
  ['Kiedy wracasz?', 'date'],
  ['O której przyjedziesz?', 'time'],
  ['Ile masz lat?', 'number'],
  ['Ile zł dajesz na wypożyczalnię?', 'price'],
  ['Rozmiar koszulki', 'select'],
  ['Uwagi', 'textarea'],
  ['Jedzenie: zwykłe, bez mięsa, inne', 'radio'],
  ['Adres: ulica, miejscowość', 'address'],
  ['Uwaga: weź śpiwór', 'text'],
])('%s is %s', (wording, type) => {
  expect(guessQuestion(wording).type).toBe(type)
})

test('answers that stand in the wording become options', () => {
  expect(guessQuestion(' Jedzenie:  zwykłe, bez mięsa albo inne')).toEqual({
    label: 'Jedzenie',
    type: 'radio',
    options: [
      { id: 'zwykle', name: 'zwykłe' },
      { id: 'bez-miesa', name: 'bez mięsa' },
      { id: 'inne', name: 'inne' },
    ],
  })
})

test('answers about health are for few, and not for long', () => {
  expect(guessQuestion('Czy masz alergie?')).toMatchObject({ seenBy: ['editEvents'], keepDays: 30 })
  expect(guessQuestion('Czy lubisz śpiewać?')).not.toHaveProperty('seenBy')
})
