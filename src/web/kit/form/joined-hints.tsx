/** Two hints as one: a sentence where both are plain, below each other where one is rich text. */
export function joinedHints(first: React.ReactNode, second: React.ReactNode): React.ReactNode {
  const parts = [first, second].filter((part) => part !== undefined && part !== '')
  if (parts.length < 2) return parts[0]
  if (parts.every((part) => typeof part === 'string')) return parts.join(' ')
  return (
    <>
      {first} {second}
    </>
  )
}
