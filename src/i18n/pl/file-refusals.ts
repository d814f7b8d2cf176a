import type { RefusalCode } from '#contract/errors.ts'
import { type FileRules, kindNames } from '#domain/form/fields/file-rules.ts'

/** Refusals of files, where no field is known. */
export const fileTitles = {
  file_too_large: 'Ten plik jest za duży.',
  file_kind: 'Tego rodzaju pliku nie przyjmujemy.',
  file_damaged: 'Tego pliku nie da się odczytać: jest pusty, ucięty albo uszkodzony. Wybierz inny.',
  picture_too_large: 'To zdjęcie ma za dużo pikseli. Zmniejsz je i\u00a0wgraj jeszcze raz.',
  too_many_files: 'W\u00a0tym formularzu jest już tyle plików, ile można wgrać. Usuń któryś z\u00a0nich.',
  upload_too_slow: 'Plik wgrywał się zbyt długo. Spróbuj ponownie, najlepiej przy lepszym zasięgu.',
  file_gone: 'Wgranego pliku już tu nie ma. Dodaj go jeszcze raz.',
  too_many_pictures:
    'Na koncie jest już tyle obrazów, ile można wgrać. Usuń te, których strony nie pokazują.',
  picture_gone: 'Tego obrazu już nie ma. Wgraj go jeszcze raz.',
  picture_in_use: 'Ten obraz jest na stronie. Najpierw go z\u00a0niej zdejmij.',
  too_many_page_files:
    'Na koncie jest już tyle plików do pobrania, ile można wgrać. Usuń w\u00a0Ustawieniach konta te, których nie ma na stronach.',
  page_file_in_use: 'Ten plik jest na stronie. Najpierw go z\u00a0niej zdejmij.',
} as const satisfies Partial<Record<RefusalCode, string>>

const anyOf = new Intl.ListFormat('pl', { type: 'disjunction' })
const decimal = new Intl.NumberFormat('pl', { maximumFractionDigits: 1 })

/** 'Ten plik jest za duży. Wybierz plik do 5 MB.' */
export const fileTooLarge = ({ maxMegabytes }: FileRules): string =>
  `${fileTitles.file_too_large} Wybierz plik do ${decimal.format(maxMegabytes)}\u00a0MB.`

/** 'Tego rodzaju pliku nie przyjmujemy. Wybierz PDF, JPG lub PNG.' */
export const wrongFileKind = (rules: FileRules): string =>
  `${fileTitles.file_kind} Wybierz ${anyOf.format(kindNames(rules))}.`

/** 'To zdjęcie ma za dużo pikseli: można najwyżej 64 mln. …' */
export const tooManyPixels = (megapixels: number): string =>
  `To zdjęcie ma za dużo pikseli: można najwyżej ${megapixels}\u00a0mln. Zmniejsz je i\u00a0wgraj jeszcze raz.`

/** 'Można wgrać najwyżej tyle plików: 20. …' */
export const tooManyFiles = (max: number): string =>
  `Można wgrać najwyżej tyle plików: ${max}. Usuń któryś i\u00a0spróbuj jeszcze raz.`

/** 'Ten obraz jest na stronie „Rekolekcje”. Najpierw go z niej zdejmij.' */
export const pictureInUse = (event: string): string =>
  `Ten obraz jest na stronie „${event}”. Najpierw go z\u00a0niej zdejmij.`

/** 'Ten plik jest na stronie „Rekolekcje”. Najpierw go z niej zdejmij.' */
export const pageFileInUse = (event: string): string =>
  `Ten plik jest na stronie „${event}”. Najpierw go z\u00a0niej zdejmij.`

/** The same of the logo. */
export const LOGO_IN_USE = 'Ten obraz jest znakiem organizatora. Najpierw wybierz inny albo żaden.'
