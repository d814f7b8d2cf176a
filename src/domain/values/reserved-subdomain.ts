/**
 * Subdomains that no organiser gets (readings, decision 15): the platform's own names, those that mail and web programs
 * look up by themselves, those that impersonate others, and offensive ones.
 */

/** Machines and protocols, also numbered: 'ns1', 'mail-2'. */
const MACHINES = words(`
  www web wap mail poczta email smtp imap pop mx relay webmail ns dns ftp sftp ssh vpn proxy gateway
  api cdn static assets img media files upload uploads cache edge node db sql redis server serwer host
  app m mobile dev test testy stage staging beta alpha preview sandbox prod production backup git
  autodiscover autoconfig wpad isatap mta-sts localhost local internal intranet
`)

/** Pages and departments of the platform, now or later, and words that a stranger would trust. */
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

/** Characters that look like letters to a reader. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
}

/** Stems of swear words, anywhere in a word: only those that no harmless word contains. */
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

/** The same, but only at the beginning of a word: 'mojebieszczady', 'drogownictwo' and 'israel' are harmless. */
const OFFENSIVE_BEGINNINGS = [
  ...['(?:na)?jeba(?:[cklt]|n[yei]|na$)', 'jebi(?:e$|es)', 'jebn', 'gown(?:o|a$|ian|iar)', 'porno'],
  ...['(?:za|wy|o)?sra(?:cz?$|czk|j$)', 'pisd[ay]$'],
]

/** Harmless words that contain one of the stems, or form one with the end of the previous word. */
const HONEST = [
  ...['sluchuj', 'kochuj', 'rachuj', 'szachuj', 'cechuj', 'dmuchuj', 'buchuj', 'dachuj'],
  ...['ujazd', 'ujezd', 'ujsc', 'ujsol', 'jezus', 'jan[aeiou]', 'jerz', 'jac[ek]', 'jakub', 'jozef', 'jubil'],
  ...['jedno', 'jasn', 'jadw', 'jagiel', 'pokut', 'papier', 'zdrow', 'zdroj', 'zdjec', 'zdob', 'zdan'],
  ...['warsz', 'warm', 'wiejsk', 'wielk', 'upan', 'upaw', 'upad', 'upatr', 'upap'],
  ...['shiitake', 'shitake', 'shito'],
]

const ANYWHERE = new RegExp(OFFENSIVE.join('|'))
const AT_START = new RegExp(`^(?:${[...OFFENSIVE, ...OFFENSIVE_BEGINNINGS].join('|')})`)
const HARMLESS_WORDS = new RegExp(HONEST.join('|'), 'g')

/** Whether a subdomain is reserved, free or not; whether it is valid at all is decided by `isSubdomain`. */
export function isReservedSubdomain(subdomain: string): boolean {
  const machine = subdomain.replace(/-?\d+$/, '')
  if (PLATFORM.has(subdomain) || MACHINES.has(subdomain) || MACHINES.has(machine)) return true
  // RFC 5891: 'xn--…' and the like are spellings of other letters, and could show as another name.
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
      parts.some((part) => ANYWHERE.test(withoutHarmlessWords(part))) ||
      joined.some((text) => AT_START.test(withoutHarmlessWords(text)))
    )
  })
}

/** Every way in which the text may be meant to be read. */
function readings(subdomain: string): readonly string[] {
  const letters = subdomain.replace(/\d/g, (digit) => LOOKS_LIKE[digit] ?? digit)
  const asL = subdomain.replaceAll('1', 'l').replace(/\d/g, (digit) => LOOKS_LIKE[digit] ?? digit)
  const all = [letters, asL].flatMap((text) => [text, text.replace(/([a-z])\1+/g, '$1')])
  return [...new Set([...all, ...all.map((text) => text.replaceAll('v', 'u'))])]
}

/** Without the harmless words: a space replaces them, so that no new stem emerges. */
const withoutHarmlessWords = (text: string): string => text.replace(HARMLESS_WORDS, ' ')

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''))
}
