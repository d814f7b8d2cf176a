/** Men's names that end like women's. */
const MEN = [
  'aleksa',
  'barnaba',
  'bonawentura',
  'illia',
  'jarema',
  'kosma',
  'kuba',
  'mykyta',
  'nikita',
  'sasza',
  'sawa',
]
/** Women's names that do not end in 'a'. */
const WOMEN = [
  ...[
    'abigail',
    'beatrycze',
    'carmen',
    'chloe',
    'dolores',
    'ines',
    'inez',
    'karmen',
    'kim',
    'mercedes',
    'miriam',
  ],
  ...['nel', 'nicole', 'nike', 'noemi', 'rachel', 'rut', 'ruth', 'zoe'],
]

/** Pairs of endings, his and hers, of surnames that follow the sex. */
const ENDINGS = [
  ['ski', 'ska'],
  ['cki', 'cka'],
  ['dzki', 'dzka'],
] as const

/**
 * The surname as proposed for somebody of the same family: 'Kowalska' as 'Kowalski' for a son, by the first name. A
 * proposal alone: it stands in a field that can be changed.
 */
export function surnameFor(firstName: string, surname: string): string {
  const name = firstName.trim().toLocaleLowerCase('pl')
  if (name === '') return surname
  const isHers = WOMEN.includes(name) || (name.endsWith('a') && !MEN.includes(name))
  for (const [his, hers] of ENDINGS) {
    const [other, own] = isHers ? [his, hers] : [hers, his]
    if (surname.endsWith(other)) return `${surname.slice(0, -other.length)}${own}`
  }
  return surname
}
