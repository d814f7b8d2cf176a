import { yearsGenitive } from './spans.ts'

/** What children pay, beside the price of adults. */

interface ChildrenPrice {
  /** Children up to this age take part for nothing. */
  readonly freeUpToAge: number | null
  readonly minorsPayLess: boolean
}

/** 'dzieci do 6 lat bezpłatnie, starsze taniej'; null: they pay like adults. */
export function childrenPrice({ freeUpToAge, minorsPayLess }: ChildrenPrice): string | null {
  if (freeUpToAge === null) return minorsPayLess ? 'dzieci taniej' : null
  return `${minorsUpTo(freeUpToAge)} bezpłatnie${minorsPayLess ? ', starsze taniej' : ''}`
}

/** 'Dzieci do 6 lat biorą udział bezpłatnie, starsze płacą mniej.' */
export function childrenPriceSentence({ freeUpToAge, minorsPayLess }: ChildrenPrice): string | null {
  if (freeUpToAge === null) return minorsPayLess ? 'Dzieci płacą mniej.' : null
  const who = minorsUpTo(freeUpToAge)
  const free = `${who.charAt(0).toLocaleUpperCase('pl')}${who.slice(1)} biorą udział bezpłatnie`
  return minorsPayLess ? `${free}, starsze płacą mniej.` : `${free}.`
}

/** The oldest who are called children. */
const OLDEST_CHILD = 15

const minorsUpTo = (age: number) =>
  age === 0
    ? 'dzieci do pierwszych urodzin'
    : `${age > OLDEST_CHILD ? 'osoby' : 'dzieci'} do ${yearsGenitive(age)}`
