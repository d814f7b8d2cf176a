/** One line that counts: redrawn on a terminal, printed at its ends elsewhere. */
export class Progress {
  readonly #name: string
  readonly #total: number
  #count = 0
  constructor(name: string, total: number) {
    this.#name = name
    this.#total = total
    this.#draw()
  }
  step(): void {
    this.#count++
    if (process.stdout.isTTY) this.#draw()
  }
  done(): void {
    this.#count = this.#total
    this.#draw()
    if (process.stdout.isTTY) process.stdout.write('\n')
  }
  #draw(): void {
    const line = `${this.#name}: ${this.#count} of ${this.#total}`
    process.stdout.write(process.stdout.isTTY ? `\r${line}` : `${line}\n`)
  }
}
