/**
 * Subdomains that no organiser gets (readings, decision 15): the platform's own names, those that mail and web
 * programs look for by themselves, those that would pass for somebody else, and offensive ones.
 */

/** Machines and protocols, also numbered: 'ns1', 'mail-2'. */
const MACHINES = words(`
  www web wap mail poczta email smtp imap pop mx relay webmail ns dns ftp sftp ssh vpn proxy gateway
  api cdn static assets img media files upload uploads cache edge node db sql redis server serwer host
  app m mobile dev test testy stage staging beta alpha preview sandbox prod production backup git
  autodiscover autoconfig wpad isatap mta-sts localhost local internal intranet
`)

/** Pages and offices of the platform, now or later, and words that a stranger would trust. */
const PLATFORM = words(`
  zapisano obecni platforma platform panel panele skaner scanner demo create admin admins administrator
  administracja root sys system security bezpieczenstwo support help helpdesk pomoc wsparcie kontakt contact
  biuro info about blog news aktualnosci docs dokumentacja status monitoring stats statystyki
  login logowanie zaloguj signin sign-in signup sign-up logout wyloguj auth oauth sso account accounts konto
  konta moje-konto rejestracja wejscie haslo password
  pay payment payments platnosc platnosci zaplac oplaty cennik faktury faktura rozliczenia billing bank banki
  blik przelewy24 payu tpay stripe paypal google apple wallet
  regulamin prywatnosc privacy terms rodo abuse naruszenia noreply no-reply postmaster hostmaster webmaster
  mailer-daemon everyone anonymous null undefined example przyklad
  sex seks porno xxx penis cipa cipy cipka cipki dick cock arse slut sluts tits fag faggot cunt cunts ciota
  cioty cwel cwele zdzira zdziry
`)

/** Looks like letters, to those who mean to be read. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
}

/** Stems of swear words, wherever they stand in a word: only those that no honest word has. */
const OFFENSIVE = [
  ...[
    'kur[wv]',
    'kurews?k',
    'qrwa',
    'chuj',
    'huj(?!sk)',
    'pizd',
    'pierdol',
    'pierdal',
    'pierdziel',
    'kutas(?![zt])',
  ],
  ...['dup(?:a|y|ie|sk|ek|cz)', 'dziwk', 'fiut(?!ow)', 'sukinsyn', 'jebc', 'wyruch(?:aj|an)'],
  '(?:za|wy|roz|przy|prze|ob|od|po|do|z)jeb(?:a[cnl]|i[es]|n|c)',
  ...['fuck', 'phuck', '(?<!li)shit', 'bitch', 'asshole', 'arsehole', 'nigg(?:er|a)', 'faggot', 'whore'],
  ...['wanker', 'porn(?:hub|star|tube)', 'hitler'],
]

/** The same, but only where a word begins: 'mojebieszczady', 'drogownictwo' and 'israel' are honest. */
const OFFENSIVE_BEGINNINGS = [
  ...['(?:na)?jeba(?:[cklt]|n[yei]|na$)', 'jebi(?:e$|es)', 'jebn', 'gown(?:o|a$|ian|iar)', 'porno'],
  ...['(?:za|wy|o)?sra(?:cz?$|czk|j$)', 'pisd[ay]$'],
]

/** Honest words that hold one of the stems, or make one with the end of the word before them. */
const HONEST = [
  ...['sluchuj', 'kochuj', 'rachuj', 'szachuj', 'cechuj', 'dmuchuj', 'buchuj', 'dachuj'],
  ...['ujazd', 'ujezd', 'ujsc', 'ujsol', 'jezus', 'jan[aeiou]', 'jerz', 'jac[ek]', 'jakub', 'jozef', 'jubil'],
  ...['jedno', 'jasn', 'jadw', 'jagiel', 'pokut', 'papier', 'zdrow', 'zdroj', 'zdjec', 'zdob', 'zdan'],
  ...['warsz', 'warm', 'wiejsk', 'wielk', 'upan', 'upaw', 'upad', 'upatr', 'upap'],
  ...['shiitake', 'shitake', 'shito'],
]

const ANYWHERE = new RegExp(OFFENSIVE.join('|'))
const AT_START = new RegExp(`^(?:${[...OFFENSIVE, ...OFFENSIVE_BEGINNINGS].join('|')})`)
const HONEST_WORDS = new RegExp(HONEST.join('|'), 'g')

/** Whether nobody may have a subdomain, free or not; whether it can be one at all is told by `isSubdomain`. */
export function isReservedSubdomain(subdomain: string): boolean {
  const machine = subdomain.replace(/-?\d+$/, '')
  if (PLATFORM.has(subdomain) || MACHINES.has(subdomain) || MACHINES.has(machine)) return true
  // RFC 5891: 'xn--…' and its like are spellings of other letters, and could show as another name.
  return /^..--/.test(subdomain) || isOffensive(subdomain)
}

/**
 * Digits are read as the letters they look like and repeated letters as one. A stem that runs across hyphens
 * counts only from where a part begins: 'ku-rwa', but not 'ruch-ujazd'.
 */
function isOffensive(subdomain: string): boolean {
  return readings(subdomain).some((reading) => {
    const parts = reading.split('-')
    const joined = parts.map((_, index) => parts.slice(index).join(''))
    return (
      parts.some((part) => ANYWHERE.test(honestly(part))) ||
      joined.some((text) => AT_START.test(honestly(text)))
    )
  })
}

/** Every way in which somebody may mean the text to be read. */
function readings(subdomain: string): readonly string[] {
  const letters = subdomain.replace(/\d/g, (digit) => LOOKS_LIKE[digit] ?? digit)
  const asL = subdomain.replaceAll('1', 'l').replace(/\d/g, (digit) => LOOKS_LIKE[digit] ?? digit)
  const all = [letters, asL].flatMap((text) => [text, text.replace(/([a-z])\1+/g, '$1')])
  return [...new Set([...all, ...all.map((text) => text.replaceAll('v', 'u'))])]
}

/** Without the honest words: a space stands in their place, so that nothing new comes about. */
const honestly = (text: string): string => text.replace(HONEST_WORDS, ' ')

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''))
}
