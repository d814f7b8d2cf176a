/** The forms a counted word takes; `other` is for fractions ('1,5 osoby'). */
export interface PluralForms {
  readonly one: string
  readonly few: string
  readonly many: string
  readonly other: string
}

/** Chooses the form of a word for a number by the rules of a language. */
export function pluralChooser(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => {
    const form = rules.select(count)
    return form === 'one' || form === 'few' || form === 'many' ? forms[form] : forms.other
  }
}
