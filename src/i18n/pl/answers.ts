/** The answer to a question that asks for yes or no. */
export const yesOrNo = (answer: boolean): string => (answer ? 'Tak' : 'Nie')
