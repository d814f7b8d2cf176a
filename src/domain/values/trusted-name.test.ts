import { expect, test } from 'vitest'
import { looksTrusted } from './trusted-name.ts'

test.each([
  ['PKO Bank Polski', 'zapisy'],
  ['mBank', 'konkurs'],
  ['m8ank', 'konkurs'],
  ['Bank', 'x'],
  ['Obsługa klienta', 'mbank-logowanie'],
  ['Santander Consumer', 'santander-24'],
  ['Urząd Skarbowy w Kielcach', 'us-kielce'],
  ['ZUS', 'swiadczenia'],
  ['Ministerstwo Finansów', 'zwroty'],
  ['Zwroty', 'gov-pl'],
  ['InPost Paczkomaty', 'paczka'],
  ['P4yPal', 'platnosc'],
  ['Wygrana', 'allegro-lokalnie'],
])('%j at %j waits for a review', (name, subdomain) => {
  expect(looksTrusted({ name, subdomain })).toBe(true)
})

test.each([
  ['Parafia św. Zuzanny w Bankowej', 'parafia-bankowa'],
  ['Parafia Matki Boskiej Częstochowskiej', 'mbc-kielce'],
  ['Duszpasterstwo Policji przy parafii św. Michała', 'policja-parafia'],
  ['Bank Żywności w Krakowie', 'bank-zywnosci-krakow'],
  ['Bank Krwi', 'bank-krwi'],
  ['Caritas Diecezji Kieleckiej', 'caritas-kielce'],
  ['Stowarzyszenie Próba', 'proba'],
  ['Klub Biegacza Sądeczanie', 'sadeczanie'],
  ['Hufiec ZHP Kielce', 'zhp-kielce'],
  ['Fundacja Przystań', 'przystan'],
  ['Oaza Nowy Sącz', 'oaza'],
  ['Konferencja Ingerencja', 'ingerencja'],
  ['Rowerowa Pielgrzymka 2027', 'rower-2027'],
  ['Zakon Braci Mniejszych', 'franciszkanie'],
  ['Sadowniczy Klub Sportowy', 'sks'],
])('%j at %j is never stopped', (name, subdomain) => {
  expect(looksTrusted({ name, subdomain })).toBe(false)
})
