/** The key of every test server, so that a test can sign what a gateway would. */
export const TEST_KEY = 'a key for tests, of no worth to anybody'
