import type { FileRules } from '../form/fields/file-rules.ts'

/** The most scans of signed papers that one registration may have. */
export const MOST_PAPERS = 5

/** A scan or a photograph of a signed form. */
export const SIGNED_PAPERS: FileRules = { kinds: ['pdf', 'jpg', 'png'], maxMegabytes: 10, max: 1 }
