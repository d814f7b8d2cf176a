/**
 * Whether a text can be the subdomain of a site: 3 to 20 characters; small letters, digits, hyphens; no hyphen at the
 * start or the end (specification §5). Whether it is free or reserved is not checked here.
 */
export const isSubdomain = (text: string): boolean => /^(?!-)[a-z0-9-]{3,20}(?<!-)$/.test(text)
