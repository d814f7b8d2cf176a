/** One counting line: redrawn on a terminal, printed twenty times in total elsewhere. */
export class Progress {
  readonly #name: string
  readonly #total: number
  readonly #write: (text: string) => void
  #count = 0
  constructor(
    name: string,
    total: number,
    write: (text: string) => void = (text) => process.stdout.write(text),
  ) {
    this.#name = name
    this.#total = total
    this.#write = write
    this.#draw()
  }
  step(): void {
    this.#count++
    const isPrinted = this.#count % Math.ceil(this.#total / 20) === 0
    if (process.stdout.isTTY || (isPrinted && this.#count < this.#total)) this.#draw()
  }
  done(): void {
    this.#count = this.#total
    this.#draw()
    if (process.stdout.isTTY) this.#write('\n')
  }
  #draw(): void {
    const line = `${this.#name}: ${this.#count} of ${this.#total}`
    this.#write(process.stdout.isTTY ? `\r${line}` : `${line}\n`)
  }
}
