/**
 * Host endings that mail programs turn into links. 'St.John' and 'Maria J.Anna' stay names: only a text that ends in
 * one of these is treated as an address.
 */
const HOST_ENDINGS = [
  ...[
    'pl',
    'com',
    'net',
    'org',
    'eu',
    'info',
    'biz',
    'io',
    'co',
    'me',
    'tv',
    'cc',
    'to',
    'ly',
    'gl',
    'gg',
    'ai',
  ],
  ...[
    'de',
    'cz',
    'sk',
    'ua',
    'ru',
    'by',
    'lt',
    'uk',
    'fr',
    'us',
    'cn',
    'in',
    'su',
    'tk',
    'ml',
    'ga',
    'cf',
    'gq',
  ],
  ...[
    'app',
    'dev',
    'xyz',
    'top',
    'shop',
    'online',
    'site',
    'store',
    'link',
    'click',
    'live',
    'pro',
    'club',
    'win',
  ],
  ...[
    'vip',
    'fun',
    'icu',
    'bet',
    'buzz',
    'space',
    'website',
    'page',
    'today',
    'world',
    'life',
    'zone',
    'help',
  ],
]

const WEB_ADDRESS = new RegExp(
  `://|@|\\bwww\\.|[\\p{L}\\d-]{2}\\.(?:${HOST_ENDINGS.join('|')})(?![\\p{L}\\d-])`,
  'iu',
)

/** Typical of a telephone, an account or a code to be typed somewhere. */
const LONG_NUMBER = /\d(?:[\s.\-/]*\d){5}/u

/**
 * Whether a text can be a person's name and nothing else: no web or e-mail address, no run of six digits or more. Names
 * appear in messages to others, so a free-form name would let callers write to strangers in the product's name. Letters
 * of any language, hyphens, apostrophes, full stops and several names are accepted.
 */
export function isPlainName(text: string): boolean {
  const plain = text.normalize('NFKC')
  return !WEB_ADDRESS.test(plain) && !LONG_NUMBER.test(plain)
}
