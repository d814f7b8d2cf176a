/** ' Czy chodzi o age?', to be appended to the sentence about an unknown name; empty where nothing is near. */
export const meantHint = (meant: readonly string[]): string =>
  meant.length === 0 ? '' : ` Czy chodzi o\u00a0${meant.join(', ')}?`
