/**
 * Names that people trust with money or documents: banks, offices, well-known brands. An organiser with such a name
 * waits for a review; a parish, a charity or a club is never stopped by its own name.
 */

/** Whole words, without Polish letters. */
const WORDS = new Set(
  `bank banku banki pko pekao ing alior bnp paribas citi getin nest velo skok blik bgk nbp knf zus nfz krus pfron
   urzad urzedu skarbowy skarbowa ministerstwo ministerstwa policja prokuratura komornik sad gov epuap mobywatel
   dpd dhl ups gls fedex olx vinted apple amazon netflix orlen tauron enea pge lotto`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** At any position: no other word contains them. */
const ANYWHERE =
  /mbank|santander|ipko|millennium|millenium|revolut|paypal|przelewy|payu|tpay|allegro|inpost|paczkomat|facebook|instagram|whatsapp|google|microsoft|pocztapolska|profilzaufany|creditagricole|aliorbank|bankpolski|ingbank/

/** Names that resemble a bank but are not one, and are not meant. */
const HONEST = /\bbank(?:u|i)? (?:zywnosci|krwi|czasu|odziezy|pomyslow|genow|szpiku|mleka)\b/g
const CHURCH = /\b(?:parafi|diecezj|archidiecezj|dekanat|duszpasterstw|klasztor|zakon|sanktuari)/

/** Read as the letters that they look like. */
const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '8': 'b',
}

/** Whether an organiser's name or the subdomain looks like that of a bank, an office or a well-known brand. */
export function looksTrusted({
  name,
  subdomain,
}: {
  readonly name: string
  readonly subdomain: string
}): boolean {
  return [name, subdomain].some((text) => readings(text).some(isTrusted))
}

function isTrusted(text: string): boolean {
  if (CHURCH.test(text)) return false
  const rest = text.replace(HONEST, ' ')
  return rest.split(' ').some((word) => WORDS.has(word)) || ANYWHERE.test(rest.replaceAll(' ', ''))
}

/** In plain letters, words separated by single spaces; and once more with digits read as letters. */
function readings(text: string): readonly string[] {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
  const plain = letters.replace(/[^a-z0-9]+/g, ' ').trim()
  return [plain, plain.replace(/\d/g, (digit) => DIGITS[digit] ?? digit)]
}
