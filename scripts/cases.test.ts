import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readCase } from '../tools/cases/case-file.ts'
import { runCase } from '../tools/cases/run-case.ts'
import { registrationSchema } from '../tools/cases/sample.ts'

const HOME = fileURLToPath(new URL('../cases', import.meta.url))
const files = (await readdir(HOME)).filter((file) => file.endsWith('.json'))
const ids = files.map((file) => file.replace('.json', '')).sort()
const read = (id: string) => readCase(`${HOME}/${id}.json`, HOME)

/** Those with later steps, which need a database: they are run in `test/cases/published-cases.test.ts`. */
const FAILING: Record<string, string[]> = {
  'jezus-zyje-rekolekcje-2023': ['J1'],
  'kielce-rowerowa-2024': [],
  'kodal-2020': ['D1'],
  'ptt-zjazd-2017': ['P3', 'P5', 'P8'],
  'szczecin-maraton-2019': [],
  'wadowice-muzeum-2020': [],
  'zimowisko-jgora-2023': ['G1'],
}
const PASSING: Record<string, string> = {
  'jezus-zyje-rekolekcje-2023': 'J2 J3 J4 J5 J6 J7 J8',
  'kielce-rowerowa-2024': 'K1 K2 K3 K4 K5 K6 K7',
  'kodal-2020': 'D2 D3 D4 D5 D6 D7 D8',
  'ptt-zjazd-2017': 'P1 P2 P4 P6 P7',
  'szczecin-maraton-2019': 'Z1 Z2 Z3 Z4 Z5 Z6 Z7 Z8',
  'wadowice-muzeum-2020': 'W1 W2 W3 W4 W5 W6 W7 W8',
  'zimowisko-jgora-2023': 'G2 G3 G4 G5 G6 G7 G8',
}

test('every shown case exists', () => {
  expect(ids).toEqual(Object.keys(PASSING).sort())
})

describe.each(ids)('%s', (id) => {
  test('passes as listed, no more and no less', async () => {
    const verdicts = runCase(await read(id))
    const passed = verdicts.filter(({ differences }) => differences.length === 0)
    const failed = verdicts.filter(({ differences }) => differences.length > 0)
    expect(passed.map(({ registration }) => registration).join(' ')).toBe(PASSING[id])
    expect(failed.map(({ registration }) => registration)).toEqual(FAILING[id])
  })

  test('fails only for its later steps', async () => {
    const differences = runCase(await read(id)).flatMap((verdict) => verdict.differences)
    expect(differences.filter((difference) => !difference.startsWith('steps not covered yet'))).toEqual([])
  })
})

describe('the comparison notices', () => {
  /** A case with one change to the expectation of one registration. */
  async function changed(
    id: string,
    registration: string,
    change: (expect: Record<string, unknown>) => void,
  ) {
    const file = await read(id)
    const sample = registrationSchema.parse(file.registrations.find((each) => each.id === registration))
    change(sample.expect)
    const verdict = runCase({ ...file, registrations: [sample] })[0]
    return verdict?.differences ?? []
  }

  test('a total that is off by a grosz', async () => {
    const differences = await changed('kielce-rowerowa-2024', 'K1', (expected) => {
      expected.total = 26001
    })
    expect(differences).toEqual(['total: expected 26001, got 26000'])
  })

  test('a line of another person, of another amount, or too many', async () => {
    const lines = (...list: unknown[]) =>
      changed('kielce-rowerowa-2024', 'K3', (expected) => {
        expected.lines = list
      })
    const [ewa, kacper] = [
      { who: 'ewa', amount: 25000 },
      { who: 'kacper', amount: 10000 },
    ]
    expect(await lines(ewa, kacper)).toEqual([])
    expect(await lines({ ...ewa, amount: 35000 })).toHaveLength(2)
    expect(await lines({ ...ewa, amount: 24999 }, kacper)).toHaveLength(1)
    expect(await lines(ewa, kacper, { who: 'kacper', amount: 1 })).toHaveLength(1)
  })

  test('a list price', async () => {
    const differences = await changed('szczecin-maraton-2019', 'Z3', (expected) => {
      expected.lines = [
        { who: 'zygmunt', amount: 2500, list: 15000 },
        { who: 'zygmunt', amount: 1500 },
      ]
    })
    expect(differences).toHaveLength(1)
  })

  test('a date by a day', async () => {
    const differences = await changed('kodal-2020', 'D2', (expected) => {
      expected.due = [{ amount: 90000, until: '2019-12-05' }]
    })
    expect(differences).toEqual(['due: expected 90000 until 2019-12-05, got 90000 until 2019-12-04'])
  })

  test('a code, a person, an additional problem', async () => {
    const problems = (...list: unknown[]) =>
      changed('kodal-2020', 'D2', (expected) => {
        expected.result = 'refused'
        expected.problems = list
      })
    expect(await problems({ code: 'closed' })).toHaveLength(2)
    const wrongCode = await changed('kielce-rowerowa-2024', 'K5', (expected) => {
      expected.problems = [{ code: 'closed', who: 'adam' }]
    })
    expect(wrongCode).toHaveLength(1)
    const wrongPerson = await changed('kielce-rowerowa-2024', 'K5', (expected) => {
      expected.problems = [{ code: 'no_such_option', who: 'ewa' }]
    })
    expect(wrongPerson).toHaveLength(1)
    const more = await changed('kielce-rowerowa-2024', 'K5', (expected) => {
      expected.problems = [{ code: 'no_such_option', who: 'adam' }, { code: 'closed' }]
    })
    expect(more).toHaveLength(1)
  })

  test('a claim of another pool, number or rest', async () => {
    const claims = (claim: Record<string, unknown>) =>
      changed('wadowice-muzeum-2020', 'W1', (expected) => {
        expected.claims = [claim]
      })
    const right = { pool: '2020-05-19 10:00', seats: 4, left_after: 1 }
    expect(await claims(right)).toEqual([])
    expect(await claims({ ...right, seats: 3 })).toHaveLength(1)
    expect(await claims({ ...right, left_after: 0 })).toHaveLength(1)
    expect(await claims({ ...right, pool: '2020-05-19 10:15' })).toHaveLength(1)
    expect(await claims({ ...right, pool: 'the first hour' })).toEqual([
      "claims: no pool is called 'the first hour': there are none",
    ])
  })

  test('an expectation that is never compared', async () => {
    const differences = await changed('kielce-rowerowa-2024', 'K1', (expected) => {
      expected.invoice = 100
    })
    expect(differences).toEqual(["'invoice' is not compared yet"])
  })
})

async function written(file: unknown): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'case-')), 'case.json')
  await writeFile(path, JSON.stringify(file))
  return path
}

describe('a case file', () => {
  test('of registrations alone takes the definition of the known event', async () => {
    const { registrations } = await read('kielce-rowerowa-2024')
    const samples = { id: 'kielce-rowerowa-2024', registrations: registrations.slice(0, 2) }
    const verdicts = runCase(await readCase(await written(samples), HOME))
    expect(verdicts.map(({ differences }) => differences)).toEqual([[], []])
  })

  test('of an unknown event needs a definition', async () => {
    const path = await written({ id: 'nowhere', registrations: [] })
    await expect(readCase(path, HOME)).rejects.toThrow("no definition, and none is known for 'nowhere'")
  })

  test('with an invalid definition fails for every registration', async () => {
    const file = await read('kielce-rowerowa-2024')
    const verdicts = runCase({ ...file, definition: {} })
    const missing = verdicts.filter(({ registration }) => registration === 'definition')
    expect(missing.flatMap(({ differences }) => differences)).toContain('title: Brakuje wartości.')
    const others = verdicts.filter((verdict) => !missing.includes(verdict))
    expect(others.map(({ differences }) => differences)).toEqual(
      Array.from({ length: 7 }, () => ['not reckoned, for the definition cannot stand']),
    )
  })

  test('fails with an unmapped field, or an unknown given', async () => {
    const file = await read('kielce-rowerowa-2024')
    const [first, second] = file.registrations.map((raw) => registrationSchema.parse(raw))
    if (first === undefined || second === undefined) throw new Error('two registrations are needed')
    const people = first.people.map((person) => ({ ...person, shoe_size: 45 }))
    const registrations = [
      { ...first, people },
      { ...second, given: { seats_taken: 3 } },
      { ...second, people: [{}] },
    ]
    const [a, b, c] = runCase({ ...file, registrations })
    expect(a?.differences).toEqual([
      `the definition has no place for 'shoe_size': say in "reads" where it goes ("nothing" for a field that is only for the reader)`,
    ])
    expect(b?.differences).toEqual([
      "the case file does not say what given 'seats_taken' means: no pool is called 'seats': there are none",
    ])
    expect(c?.differences[0]).toContain('not understood')
  })
})

describe('a typing error', () => {
  /** The first sample of the pilgrimage with something else in it. */
  const firstWith = async (part: (sample: Record<string, unknown>) => object, samplesAlone = false) => {
    const file = await read('kielce-rowerowa-2024')
    const [first] = file.registrations
    if (first === undefined) throw new Error('a registration is needed')
    const registrations = [{ ...first, ...part(first), id: 'K1' }]
    return runCase({ ...file, samplesAlone, registrations })[0]
  }

  test('in the name of a person lists the known people; only in samples any role may register', async () => {
    const { registrations } = await read('kielce-rowerowa-2024')
    const ref = registrationSchema.parse(registrations[0]).people[0]?.ref ?? ''
    const slip = () => ({ by: { who: `${ref.slice(0, -1)}0` } })
    const verdict = await firstWith(slip)
    expect(verdict?.got).toBeNull()
    expect(verdict?.differences).toEqual([
      expect.stringMatching(/^by\.who: nobody is called '[a-z]+0': [a-z]+/),
    ])
    expect((await firstWith(slip, true))?.got).toBe('accepted, total 26000')
    expect((await firstWith(() => ({ by: { who: 'leader' } })))?.got).toBe('accepted, total 26000')
    const line = await firstWith(() => ({
      expect: { result: 'accepted', lines: [{ who: 'eva', amount: 0 }] },
    }))
    expect(line?.differences).toEqual([expect.stringMatching(/^expect\.lines: nobody is called 'eva'/)])
  })

  test('in a birth date is reported in one line', async () => {
    const people = [{ ref: 'jan', first_name: 'Jan', last_name: 'Lis', birth_date: '1985-13-01' }]
    expect((await firstWith(() => ({ people })))?.differences).toEqual([
      "not understood: people.0.birth_date: '1985-13-01' is no day (write 2026-07-31)",
    ])
  })

  test('in a field is reported with the field and the sentence', async () => {
    const shortened = ({ people }: Record<string, unknown>) => ({
      people: (Array.isArray(people) ? people : []).map((person) => ({ ...person, first_name: 'A' })),
    })
    expect((await firstWith(shortened))?.got).toMatch(
      /^refused: field_invalid \([a-z]+\) firstName: Przynajmniej dwa znaki\./,
    )
  })
})

describe('the command', () => {
  const command = (...files: string[]) => {
    const script = fileURLToPath(new URL('cases.ts', import.meta.url))
    return spawnSync(process.execPath, [script, ...files], { encoding: 'utf8' })
  }

  test('prints case, registration, expected and got, and ends with the count', () => {
    const { stdout, status } = command(`${HOME}/kielce-rowerowa-2024.json`)
    expect(stdout).toContain(
      'ok   kielce-rowerowa-2024 K1   expected: accepted, total 26000 | got: accepted, total 26000',
    )
    expect(stdout.trim().split('\n').at(-1)).toBe('7 passed, 0 failed')
    expect(status).toBe(0)
  })

  test('ends non-zero on a difference or a missing file', async () => {
    const file = await read('kielce-rowerowa-2024')
    const [first] = file.registrations.map((raw) => registrationSchema.parse(raw))
    const wrong = { ...file, registrations: [{ ...first, expect: { ...first?.expect, total: 1 } }] }
    expect(command(await written(wrong)).status).toBe(1)
    const missing = command('no-such-case.json')
    expect(missing.status).toBe(1)
    expect(missing.stdout).toContain('0 passed, 1 failed')
  })
})
