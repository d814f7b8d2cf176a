import type { FormError, FormKey } from '#domain/form/fields/messages.ts'

/**
 * The words of the form library. Those of specification §5 and §8 are quoted exactly; the others cover what the
 * specification leaves open.
 */
export const formWords: Readonly<Record<FormKey, string>> = {
  'BROWSER_OS.FORM.REQUIRED_FIELD': 'Pole wymagane.',
  'BROWSER_OS.FORM.MIN_LENGTH': 'Minimalna liczba znaków: {n}.',
  'BROWSER_OS.FORM.MAX_LENGTH': 'Maksymalna liczba znaków: {n}.',
  'BROWSER_OS.FORM.MIN_TWO_CHARACTERS': 'Przynajmniej dwa znaki.',
  'BROWSER_OS.FORM.MAX_SIXTY_CHARACTERS': 'Maksymalnie 60 znaków.',
  'BROWSER_OS.FORM.NAME_WITH_ADDRESS':
    'Wpisz samo imię albo nazwisko, bez adresu strony i\u00a0długiego numeru.',
  'BROWSER_OS.FORM.INVALID_SUBDOMAIN':
    'Dozwolone są jedynie małe litery, cyfry, oraz myślnik. Bez polskich znaków. Myślnik nie może znajdować się na początku, ani na końcu.',
  'BROWSER_OS.FORM.INVALID_EMAIL': 'Niepoprawny adres e-mail.',
  'BROWSER_OS.FORM.LONG_EMAIL': 'Maksymalnie znaków: 255.',
  'BROWSER_OS.FORM.INVALID_PHONE': 'Niepoprawny numer telefonu.',
  'BROWSER_OS.FORM.SHORT_PHONE': 'Numer telefonu jest zbyt krótki.',
  'BROWSER_OS.FORM.LONG_PHONE': 'Numer telefonu jest zbyt długi.',
  'BROWSER_OS.FORM.INVALID_PESEL': 'Niepoprawny numer PESEL.',
  'BROWSER_OS.FORM.INVALID_NIP': 'Niepoprawny numer NIP.',
  'BROWSER_OS.FORM.INVALID_PRICE': 'Niepoprawna kwota.',
  'BROWSER_OS.FORM.MIN': 'Przynajmniej {n}.',
  'BROWSER_OS.FORM.MAX': 'Maksymalnie {n}.',
  'BROWSER_OS.FORM.MIN_TICKED': 'Zaznacz przynajmniej: {n}.',
  'BROWSER_OS.FORM.MAX_TICKED': 'Zaznacz najwyżej: {n}.',
  'BROWSER_OS.FORM.EARLIEST': 'Najwcześniej {n}.',
  'BROWSER_OS.FORM.LATEST': 'Najpóźniej {n}.',
  'BROWSER_OS.FORM.PATTERN': 'Niepoprawny zapis.',
  'BROWSER_OS.FORM.INVALID_DATE': 'Niepoprawna data.',
  'BROWSER_OS.FORM.INVALID_TIME': 'Niepoprawna godzina.',
  'BROWSER_OS.FORM.DATE_MISSING': 'Podaj datę.',
  'BROWSER_OS.FORM.TIME_MISSING': 'Podaj godzinę.',
  'BROWSER_OS.FORM.LABEL_TIME': 'Godzina (polskiego czasu)',
  'BROWSER_OS.FORM.PRICE_SUFFIX': ' (PLN)',

  'BROWSER_OS.FORM.SAVE': 'Zapisz',
  'BROWSER_OS.FORM.CANCEL': 'Anuluj',
  'BROWSER_OS.FORM.MISSING': 'Do uzupełnienia:',
  'BROWSER_OS.FORM.SHOW_MISSING': 'Pokaż, czego brakuje ({n})',
  'BROWSER_OS.FORM.LABEL_OTHER_PHONE': 'Inny numer telefonu',
  'BROWSER_OS.FORM.PESEL_BIRTH_DATE': 'Data urodzenia:',
  'BROWSER_OS.FORM.LABEL_PESEL': 'PESEL',
  'BROWSER_OS.FORM.NO_PESEL': 'Nie mam numeru PESEL',
  'BROWSER_OS.FORM.LABEL_BIRTH_DATE': 'Data urodzenia',
  'BROWSER_OS.FORM.LABEL_SEX': 'Płeć',
  'BROWSER_OS.FORM.SEX_FEMALE': 'Kobieta',
  'BROWSER_OS.FORM.SEX_MALE': 'Mężczyzna',
  'BROWSER_OS.FORM.OPTIONAL': 'Nieobowiązkowe.',
  'BROWSER_OS.FORM.OPTION_DISABLED': 'niedostępne',
  'BROWSER_OS.FORM.INVALID_NUMBER': 'Niepoprawna liczba.',
  'BROWSER_OS.FORM.INVALID_COLOR': 'Niepoprawny kolor.',
  'BROWSER_OS.FORM.NO_SUCH_OPTION': 'Wybierz z\u00a0listy.',

  'BROWSER_OS.FORM.LABEL_ADDRESS': 'Adres',
  'BROWSER_OS.FORM.LABEL_STREET': 'Ulica i\u00a0numer',
  'BROWSER_OS.FORM.HINT_STREET': 'Gdy nie ma ulic: nazwa miejscowości i\u00a0numer domu.',
  'BROWSER_OS.FORM.LABEL_POSTCODE': 'Kod pocztowy',
  'BROWSER_OS.FORM.LABEL_TOWN': 'Miejscowość',
  'BROWSER_OS.FORM.STREET_MISSING': 'Podaj ulicę i\u00a0numer.',
  'BROWSER_OS.FORM.POSTCODE_MISSING': 'Podaj kod pocztowy.',
  'BROWSER_OS.FORM.INVALID_POSTCODE': 'Niepoprawny kod pocztowy.',
  'BROWSER_OS.FORM.TOWN_MISSING': 'Podaj miejscowość.',

  'BROWSER_OS.FORM.INVALID_FILE_KIND': 'Niepoprawny rodzaj pliku.',
  'BROWSER_OS.FORM.HEIC_FILE':
    'Zdjęcia HEIC tu nie otworzymy. Zapisz je jako JPG albo wybierz zrzut ekranu z\u00a0tym zdjęciem.',
  'BROWSER_OS.FORM.EMPTY_FILE': 'Plik jest pusty.',
  'BROWSER_OS.FORM.LARGE_FILE': 'Maksymalny rozmiar pliku: {n}\u00a0MB.',
  'BROWSER_OS.FORM.TOO_MANY_FILES': 'Maksymalna liczba plików: {n}.',
  'BROWSER_OS.FORM.UPLOAD_RUNNING': 'Wgrywam plik…',
  'BROWSER_OS.FORM.UPLOAD_FAILED': 'Nie udało się wgrać pliku.',
}

/** The sentence of an error: that of who made the form, else the words of its key with what belongs in them. */
export const formMessage = ({ key, n, own }: FormError): string =>
  own ?? formWords[key].replace('{n}', typeof n === 'number' ? String(n).replace('.', ',') : String(n))
