/** '1 miejsce', '3 miejsca', '30 miejsc'. */
export const placesText = (count: number): string => `${count}\u00a0${formOf(count)}`

function formOf(count: number): string {
  if (count === 1) return 'miejsce'
  const isFew = [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100)
  return isFew ? 'miejsca' : 'miejsc'
}
