import { expect, test } from 'vitest'
import { isPlainName } from './plain-name.ts'

test.each([
  'Anna',
  'Anna Maria',
  'Zażółć-Gęślą',
  'O’Connor',
  "D'Artagnan",
  'María José',
  'Łukasz J.Kowalski',
  'St.John',
  'ks. Jan',
  'dr hab. Ewa',
  'Jan III',
  'Олена',
  'Nguyễn Văn A',
  '李小龙',
  'Próbna 10000',
  'Compton',
  'Wwwedeńska',
  '<b>Kopeć</b> & "S-ka"',
])('%j is a name', (name) => {
  expect(isPlainName(name)).toBe(true)
})

test.each([
  'Wygrana 5000 zł! http://wygrana.example/x',
  'https://bank.example',
  'www.bank.pl',
  'wejdź na bank-online.com teraz',
  'bank.pl',
  'BANK.PL/abc',
  'ｗｗｗ．ｂａｎｋ．ｐｌ',
  'jan@example.org',
  'tel. 600 700 800',
  '600700800',
  '22-333-44-55',
  'konto 12 3456 7890',
])('%j is refused as a name', (text) => {
  expect(isPlainName(text)).toBe(false)
})
