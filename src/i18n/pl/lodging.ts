/** Rooms and vehicles as people read about their own. */

/** 'Pokój 12, Dom św. Anny', 'Pokój Bielik', 'Autokar 1'. */
export function spaceWords(
  isRoom: boolean,
  { house, name }: { readonly house: string; readonly name: string },
): string {
  const own = isRoom ? 'Pokój' : 'Pojazd'
  // 'Pokój nr 3' and 'Autokar 1' say what they are.
  const whole = /^\p{L}{3,}\s/u.test(name) ? name : `${own}\u00a0${name}`
  return house === '' ? whole : `${whole}, ${house}`
}
