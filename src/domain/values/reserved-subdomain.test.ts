import { expect, test } from 'vitest'
import { isReservedSubdomain } from './reserved-subdomain.ts'
import { isSubdomain } from './subdomain.ts'

test.each([
  ...['panel', 'www', 'api', 'mail', 'demo', 'admin', 'pomoc', 'skaner', 'platforma', 'status', 'cdn'],
  ...['autodiscover', 'autoconfig', 'smtp', 'imap', 'ftp', 'ns1', 'ns-2', 'mx1', 'mail2', 'www2', 'root'],
  ...[
    'support',
    'login',
    'zaloguj',
    'konto',
    'pay',
    'platnosci',
    'static',
    'assets',
    'blog',
    'test',
    'test3',
  ],
  ...['zapisano', 'obecni', 'postmaster', 'no-reply', 'blik', 'przelewy24', 'google', 'localhost', 'wpad'],
  ...['xn--zpisano-abc', 'ab--cd'],
])('%s is a name of the platform, of a program, or of another organisation', (name) => {
  expect(isReservedSubdomain(name)).toBe(true)
})

test.each([
  ...['chujowo', 'chuj', 'ch-uj', 'c-h-u-j', 'chuuuj', 'chvj', 'superchuj', 'nachuj', 'hujowo'],
  ...[
    'kurwa',
    'kurvva',
    'ku-rwa',
    'k-u-r-w-a',
    'kur-wa-mac',
    'kurw4',
    'kuurwa',
    'kvrwa',
    'skurwysyn',
    'qrwa',
  ],
  ...['jebac', 'je-bac', 'j3bac', 'je8ac', 'zajebiscie', 'wyjebane', 'pojebani', 'matkojebca', 'najebany'],
  ...['pierdole', 'p1erdol', 'pierdo1e', 'spierdalaj', 'wypierdalac', 'pizda', 'p1zda', 'wpizdu', 'pisda'],
  ...['dupa', 'wielka-dupa', 'dup4', 'dupek', 'superdupa', 'kutas', 'cipka', 'dziwki', 'gowno', 'sraczka'],
  ...[
    'sukinsyn',
    'fiut',
    'fuck',
    'fuck-you',
    'f-u-c-k',
    'fvck',
    'fuuuck',
    'motherfucker',
    'shit',
    'bullshit',
  ],
  ...['bitch', 'b1tch', 'asshole', 'nigger', 'n1gga', 'faggot', 'cunt', 'wanker', 'pornhub', 'hitler88'],
])('%s is offensive', (name) => {
  expect(isReservedSubdomain(name)).toBe(true)
})

test.each([
  // Places.
  ...['pyzdry', 'slupsk', 'lubsko', 'kurow', 'kurzetnik', 'ujazd', 'ruch-ujazd', 'ujscie', 'duch-ujsoly'],
  ...['chojnice', 'chojna', 'hujska', 'sracin', 'jasna-gora', 'czestochowa', 'lagiewniki', 'pierzchno'],
  ...['wielka-nieszawka', 'szczyrk', 'szubin', 'sucha', 'cewice', 'pisz', 'piszczac', 'zapiszow', 'dupnica'],
  // Parishes and organisers.
  ...['borowska', 'dobrybrzeg', 'szprycha', 'pamiec', 'parafia-jana-chrzc', 'wduchujezusa', 'w-duchu-jezusa'],
  ...['zuch-ujazd', 'wduchujana', 'pokutaserca', 'pokuta-serca', 'obiadupana', 'sad-u-pawla', 'gimnazjum'],
  ...['principal', 'municypium', 'emancypacja', 'emancipacja', 'odpornosc', 'sekstet', 'fagot', 'fagoty'],
  ...['mojebieszczady', 'moje-biuro', 'twojebalony', 'krajebaltyckie', 'jebus', 'drogownictwo', 'ksiegowna'],
  ...['targownia', 'papierdruk', 'superdom', 'kurczak', 'kurkuma', 'kurier', 'kur-wiejski', 'kurwarszawski'],
  ...['nasluchuj', 'szachuj-z-nami', 'cechuje', 'porachuj', 'zakochuj-sie', 'pedaluj', 'pedaly', 'ruchacze'],
  ...['zapisdzieci', 'zapis-dzieci', 'opisdnia', 'napizdrowia', 'israel', 'ezra', 'scunthorpe', 'dicunt'],
  ...['shito-ryu', 'shitake', 'english-it', 'polishit', 'essex', 'absolut', 'salut', 'cocktail', 'dickens'],
  ...[
    'duplikat',
    'grupa-adoracji',
    'cum-deo',
    'nigeria',
    'niger',
    'wallenrod',
    'kochaj',
    'ciotka',
    'cipreski',
  ],
  // Words that only look like those of the platform, and numbers.
  ...['panelista', 'poczta-polowa', 'mailing', 'demokracja', 'statusy', 'admiral', 'testament', 'kontomierz'],
  ...['2026', '1000lecie', '1050-chrzest', '5km', 'bieg-3-mostow', 'pomoc-2026', 'a--b', '4you'],
])('%s is a harmless name', (name) => {
  expect(isSubdomain(name)).toBe(true)
  expect(isReservedSubdomain(name)).toBe(false)
})
