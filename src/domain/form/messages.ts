/** Everything the form library says; the words stand in the catalogue (`i18n/pl/form.ts`). */
type FormWord =
  | 'REQUIRED_FIELD'
  | 'MIN_LENGTH'
  | 'MAX_LENGTH'
  | 'MIN_TWO_CHARACTERS'
  | 'MAX_SIXTY_CHARACTERS'
  | 'INVALID_SUBDOMAIN'
  | 'INVALID_EMAIL'
  | 'LONG_EMAIL'
  | 'INVALID_PHONE'
  | 'SHORT_PHONE'
  | 'LONG_PHONE'
  | 'INVALID_PESEL'
  | 'INVALID_NIP'
  | 'INVALID_PRICE'
  | 'INVALID_NUMBER'
  | 'MIN'
  | 'MAX'
  | 'INVALID_DATE'
  | 'INVALID_TIME'
  | 'DATE_MISSING'
  | 'TIME_MISSING'
  | 'INVALID_COLOR'
  | 'NO_SUCH_OPTION'
  | 'STREET_MISSING'
  | 'POSTCODE_MISSING'
  | 'INVALID_POSTCODE'
  | 'TOWN_MISSING'
  | 'INVALID_FILE_KIND'
  | 'EMPTY_FILE'
  | 'LARGE_FILE'
  | 'TOO_MANY_FILES'
  | 'UPLOAD_RUNNING'
  | 'UPLOAD_FAILED'
  | 'SAVE'
  | 'CANCEL'
  | 'MISSING'
  | 'SHOW_MISSING'
  | 'LABEL_OTHER_PHONE'
  | 'LABEL_TIME'
  | 'PRICE_SUFFIX'
  | 'PESEL_BIRTH_DATE'
  | 'LABEL_PESEL'
  | 'NO_PESEL'
  | 'LABEL_BIRTH_DATE'
  | 'LABEL_SEX'
  | 'SEX_FEMALE'
  | 'SEX_MALE'
  | 'LABEL_ADDRESS'
  | 'LABEL_STREET'
  | 'HINT_STREET'
  | 'LABEL_POSTCODE'
  | 'LABEL_TOWN'
  | 'OPTIONAL'
  | 'OPTION_DISABLED'

/** A key of the catalogue, spelt as the specification spells it (§5 and §8). */
export type FormKey = `BROWSER_OS.FORM.${FormWord}`

/** What is wrong with a value: a key, and the number that the words name, where they name one. */
export interface FormError {
  readonly key: FormKey
  readonly n?: number
}

/** The error of a key, and of the number in its words. */
export const formError = (word: FormWord, n?: number): FormError => ({
  key: `BROWSER_OS.FORM.${word}`,
  ...(n === undefined ? {} : { n }),
})
