import { pluralChooser } from '../text/plural.ts'

/** Sums in words, as cash documents have them: 'osiemset pięćdziesiąt złotych'. */

const plural = pluralChooser('pl')

const UNITS = [
  ...['', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem', 'dziewięć', 'dziesięć'],
  ...['jedenaście', 'dwanaście', 'trzynaście', 'czternaście', 'piętnaście', 'szesnaście', 'siedemnaście'],
  ...['osiemnaście', 'dziewiętnaście'],
]
const TENS = [
  ...['', '', 'dwadzieścia', 'trzydzieści', 'czterdzieści', 'pięćdziesiąt', 'sześćdziesiąt'],
  ...['siedemdziesiąt', 'osiemdziesiąt', 'dziewięćdziesiąt'],
]
const HUNDREDS = [
  ...['', 'sto', 'dwieście', 'trzysta', 'czterysta', 'pięćset', 'sześćset', 'siedemset', 'osiemset'],
  'dziewięćset',
]

const THOUSANDS = { one: 'tysiąc', few: 'tysiące', many: 'tysięcy', other: 'tysięcy' }
const MILLIONS = { one: 'milion', few: 'miliony', many: 'milionów', other: 'milionów' }
const ZLOTY = { one: 'złoty', few: 'złote', many: 'złotych', other: 'złotych' }

function belowThousand(n: number): string[] {
  const rest = n % 100
  const last = rest < 20 ? [UNITS[rest]] : [TENS[Math.floor(rest / 10)], UNITS[rest % 10]]
  return [HUNDREDS[Math.floor(n / 100)], ...last].filter(
    (word): word is string => word !== undefined && word !== '',
  )
}

function group(n: number, forms: typeof THOUSANDS): string[] {
  if (n === 0) return []
  return [...(n === 1 ? [] : belowThousand(n)), plural(n, forms)]
}

/** @param grosze below a thousand million złotych, not negative; a part of a złoty is written as of a hundred: '50/100' */
export function amountInWords(grosze: number): string {
  const zloty = Math.floor(grosze / 100)
  const rest = grosze % 100
  const words = [
    ...group(Math.floor(zloty / 1_000_000), MILLIONS),
    ...group(Math.floor(zloty / 1_000) % 1_000, THOUSANDS),
    ...(zloty === 0 ? ['zero'] : belowThousand(zloty % 1_000)),
    plural(zloty, ZLOTY),
    ...(rest === 0 ? [] : [`${String(rest).padStart(2, '0')}/100`]),
  ]
  return words.join(' ')
}
