/** The network address of a family: each has a network (/24) of its own, like people who are not in one hall. */
export const homeAddress = (family: number): string =>
  `10.${(family >> 8) % 256}.${family % 256}.${1 + ((family >> 16) % 250)}`
