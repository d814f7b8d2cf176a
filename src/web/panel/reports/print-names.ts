import { tie } from '#i18n/text/typography.ts'
import type { Reports } from './reports-api.ts'

const NAMES: Readonly<Record<string, string>> = {
  kuchnia: 'Lista dla kuchni',
  rozmiary: 'Rozmiary i\u00a0pamiątki',
  ubezpieczenie: 'Lista do ubezpieczenia',
  medycy: 'Lista dla medyków',
  grupy: 'Listy grup',
  odbior: 'Lista odbioru dzieci',
  obecnosc: 'Lista obecności z\u00a0podpisami',
}

/** How a print is called: 'Listy grup', 'Przystanki: Autokar powrotny'. */
export const printName = ({ key, of }: Reports['prints'][number]): string =>
  of === null ? (NAMES[key] ?? key) : `Przystanki: ${tie(of)}`
