/** Specification §5 for the fields that every registration has. Null when there is nothing wrong. */

const EMPTY = 'Pole wymagane.'

/** First and last name: 2 to 60 characters. */
export function nameError(value: string): string | null {
  const length = value.trim().length
  if (length === 0) return EMPTY
  if (length < 2) return 'Przynajmniej dwa znaki.'
  return length > 60 ? 'Maksymalnie 60 znaków.' : null
}

/** Polish letters are refused before the @ only; the domain is letters, digits, hyphens and dots. */
export function emailError(value: string): string | null {
  const address = value.trim()
  if (address === '') return EMPTY
  if (address.length > 255) return 'Maksymalnie znaków: 255.'
  const shaped = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[\p{L}0-9-]+(\.[\p{L}0-9-]+)+$/u.test(address)
  return shaped ? null : 'Niepoprawny adres e-mail.'
}

/** Digits, spaces, hyphens, a leading plus; 9 to 16 digits, 30 characters in all. */
export function phoneError(value: string): string | null {
  const number = value.trim()
  if (number === '') return EMPTY
  if (number.length > 30) return 'Numer telefonu jest zbyt długi.'
  if (!/^\+?[0-9 -]+$/.test(number)) return 'Niepoprawny numer telefonu.'
  const digits = number.replace(/\D/g, '').length
  if (digits < 9) return 'Numer telefonu jest zbyt krótki.'
  return digits > 16 ? 'Numer telefonu jest zbyt długi.' : null
}
