import type { AfterNames, PartNames, PlanPreset } from '#domain/event/draft/payments/plan-presets.ts'

/** Names that presets give; people can change them. */

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

export const PART_NAMES: PartNames = {
  whole: 'Całość',
  deposit: 'Zaliczka',
  rest: 'Reszta',
  instalment: (number) => `${ROMAN[number - 1] ?? number} rata`,
}

export const NEW_PLAN = 'Inny sposób płatności'
export const newPartName = (parts: number): string => (parts === 1 ? 'Zaliczka' : `Część ${parts}`)

export const AFTER_NAMES: AfterNames = {
  plan: 'Przelew po wydarzeniu',
  part: 'Całość',
  question: 'Płaci szkoła, urząd lub inna jednostka publiczna',
}

/** What each preset is called, and what it sets. */
export const PRESET_WORDS: Readonly<
  Record<PlanPreset['kind'], { readonly name: string; readonly sets: string }>
> = {
  whole: { name: 'Całość od razu', sets: 'Wszystko w ciągu 3 dni od zapisu.' },
  deposit: {
    name: 'Zaliczka i reszta',
    sets: '50 zł od osoby w ciągu 3 dni od zapisu, reszta do 14 dni przed wydarzeniem.',
  },
  instalments: { name: 'Raty', sets: 'Równe części co miesiąc, ostatnia 14 dni przed wydarzeniem.' },
}
