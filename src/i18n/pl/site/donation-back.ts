/** The donation of a registration whose event was called off. */
export const heading = (amount: string): string => `Darowizna ${amount}`
export const stays =
  'Zostaje u organizatora. Jeśli nic nie zrobisz, tak zostanie. Możesz też poprosić o jej zwrot.'
export const back = 'Proszę o zwrot darowizny'
export const saving = 'Zapisuję…'
