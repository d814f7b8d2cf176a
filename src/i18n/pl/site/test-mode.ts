/** An event in test mode. */
export const testRibbon = 'Próba: to nie są prawdziwe zapisy'
