/** Whether the name was typed: without regard to capitals and to how many spaces stand where. */
export const isTyped = (typed: string, name: string): boolean => plain(typed) === plain(name)

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pl')
