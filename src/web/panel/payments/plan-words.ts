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

export const PRESET_WORDS: Readonly<Record<PlanPreset['kind'], string>> = {
  whole: 'Całość od razu',
  deposit: 'Zaliczka i\u00a0reszta',
  instalments: 'Raty',
}
