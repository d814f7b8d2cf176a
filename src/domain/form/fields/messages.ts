/** All messages of the form library; the words are in the catalogue (`i18n/pl/form.ts`). */
type FormWord =
  | 'REQUIRED_FIELD'
  | 'MIN_LENGTH'
  | 'MAX_LENGTH'
  | 'MIN_TWO_CHARACTERS'
  | 'MAX_SIXTY_CHARACTERS'
  | 'NAME_WITH_ADDRESS'
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
  | 'MIN_TICKED'
  | 'MAX_TICKED'
  | 'EARLIEST'
  | 'LATEST'
  | 'PATTERN'
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
  | 'HEIC_FILE'
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

/** A key of the catalogue, in the spelling of the specification (§5 and §8). */
export type FormKey = `BROWSER_OS.FORM.${FormWord}`

/** The error of a value: a key, and the number, sum or day in its words, where they contain one. */
export interface FormError {
  readonly key: FormKey
  readonly n?: number | string
  /** A sentence of who made the form, instead of the key's words. */
  readonly own?: string
}

/** The error of a key, and of what its words contain. */
export const formError = (word: FormWord, n?: number | string): FormError => ({
  key: `BROWSER_OS.FORM.${word}`,
  ...(n === undefined ? {} : { n }),
})
