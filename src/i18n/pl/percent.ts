/** '3,5%'. */
export const percentText = (percent: number): string => `${String(percent).replace('.', ',')}%`
