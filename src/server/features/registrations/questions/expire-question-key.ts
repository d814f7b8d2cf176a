/** Ensures one job for the end of a question, however often it is queued. */
export const expireQuestionKey = (question: string) => `expire-question:${question}`
