import { describe, expect, test } from 'vitest'
import { expectReads } from './fixtures/expect-reads.ts'
import { fieldsOf, guessesOf, readAll, describeProblems } from './fixtures/read-all.ts'
import { parseMapping } from './mapping.ts'
import type { ImportMapping } from './mapping.ts'
import { engineSizeReader } from './values/measures.ts'
import { proposeMeaning } from './values/proposals.ts'
import { readBody, readDrive, readEquipped, readFuel, readSteering, readTransmission } from './values/vocabulary.ts'

const LIST = `ID,Manufacturer,Model,Prod. year,Levy,Category,Fuel type,Engine volume,Transmission,Drive wheels,Doors,Wheel
K1,LEXUS,RX 450,2010,1399,Jeep,Hybrid,3.5,Automatic,4x4,04-May,Left wheel
K2,HONDA,FIT,2006,-,Hatchback,Petrol,1.3,Variator,Front,04-May,Right-hand drive
K3,FORD,Escape,2011,862,Goods wagon,Hydrogen,2.0 Turbo,Quickmatic,Front,>5,Left wheel
K4,FORD,Focus,2011,,Universal,Petorl,2 Turbo,quickmatic,Rear,04-may,Left wheel
`

const unreadOf = async (text: string, mapping: ImportMapping = {}) => {
  const { reading } = await readAll(text, { mapping })
  return (await reading.unreadValues()).flatMap(({ label, values }) =>
    values.map(({ value, count, lines, proposal, isMapped }) => [label, value, count, lines, proposal, isMapped]),
  )
}

describe('unreadable values', () => {
  test('[BO-01] lists each distinct unread value with its count, lines and a proposal', async () => {
    expect(await unreadOf(LIST)).toEqual([
      ['Fuel type', 'Hydrogen', 1, [4], null, false],
      ['Fuel type', 'Petorl', 1, [5], 'ESSENCE', false],
      ['Transmission', 'Quickmatic', 2, [4, 5], null, false],
      ['Doors', '04-May', 3, [2, 3, 5], '4', false],
      ['Doors', '>5', 1, [4], '6', false],
    ])
  })

  test('[BO-01] reads a column of ranges written as dates as doors', async () => {
    const { reading } = await readAll('make,model,Doors\nford,ka,04-May\nford,ka,04-May\nford,ka,02-Mar\n')
    expect(fieldsOf(reading)).toMatchObject({ Doors: 'doors' })
  })

  test('[BO-06] asks about prices that can be read in two ways', async () => {
    expect(await unreadOf('make,model,Price USD\nford,focus,"5,200"\nford,focus,12.345\nford,focus,4100\n')).toEqual([
      ['Price USD', '5,200', 1, [2], '5200', false],
      ['Price USD', '12.345', 1, [3], '12345', false],
    ])
  })

  test('[BO-01] counts 746 rows with one wording as one value', async () => {
    const rows = Array.from({ length: 746 }, (_, i) => `ford,focus,Hydramat,${i}`)
    expect(await unreadOf(`make,model,transmission,mileage\n${rows.join('\n')}\n`)).toEqual([
      ['transmission', 'Hydramat', 746, [2, 3, 4], null, false],
    ])
  })

  test('[BO-01] lists 200 values of a column one by one and counts the rest', async () => {
    const rows = Array.from({ length: 250 }, (_, i) => `ford,focus,gearbox no ${i}`)
    const { reading } = await readAll(`make,model,transmission\n${rows.join('\n')}\n`)
    const [column] = await reading.unreadValues()
    expect([column?.values.length, column?.others]).toEqual([200, 50])
  })

  test('[BO-01] counts the filled cells of every column, also of unread ones', async () => {
    const { reading } = await readAll(LIST)
    expect(fieldsOf(reading)).toMatchObject({ Levy: null })
    expect(reading.filled[4]).toBe(2)
  })

  test('[BO-01] proposes values of the field for typos, sentences and ranges only', () => {
    const proposed = (field: Parameters<typeof proposeMeaning>[0], texts: string) =>
      texts.split(' | ').map((text) => proposeMeaning(field, text))
    expect(
      proposed('transmissionType', 'Automtic | Automatic with paddles | Maunal | Hydramat | auto or manual'),
    ).toEqual(['AUTOMATIC', 'AUTOMATIC', 'MANUAL', null, null])
    expect(proposed('doors', '04-May | 02-Mar | 5-avr. | 2024-05-04 | 4/5 | >5 | 5+ | five doors | many | 9')).toEqual([
      '4',
      '2',
      '4',
      '4',
      '4',
      '6',
      '5',
      '5',
      null,
      null,
    ])
    expect(proposed('mileage', 'approx 85,000 as shown | 10 to 20 | sixty')).toEqual(['85000', null, null])
    expect(proposed('color', 'Whiet | a shade of Navy | chameleon')).toEqual(['WHITE', 'BLUE', null])
    expect(proposed('chassis', 'ZVW30')).toEqual([null])
  })
})

describe('mapped meanings', () => {
  const values = {
    transmissionType: { Quickmatic: 'AUTOMATIC' },
    doors: { '04-May': '5' },
    fuelType: { hydrogen: null, Petrol: 'DIESEL' },
  }

  test('[BO-01 BO-03] reads cells by the mapping before known words', async () => {
    const { cars, rows } = await readAll(LIST, { mapping: parseMapping({ values }) })
    expect(cars.map(({ specification: s }) => [s.transmissionType, s.doors, s.fuelType])).toEqual([
      ['AUTOMATIC', 5, 'HYBRID'],
      ['AUTOMATIC', 5, 'DIESEL'],
      ['AUTOMATIC', null, null],
      ['AUTOMATIC', 5, null],
    ])
    expect(describeProblems(rows)).toEqual(['4 doors unreadable', '5 fuelType unknown-word'])
  })

  test('[BO-01] lists mapped values with their counts for changes', async () => {
    expect(await unreadOf(LIST, { values })).toEqual([
      ['Fuel type', 'Petrol', 1, [3], null, true],
      ['Fuel type', 'Hydrogen', 1, [4], null, true],
      ['Fuel type', 'Petorl', 1, [5], 'ESSENCE', false],
      ['Transmission', 'Quickmatic', 2, [4, 5], null, true],
      ['Doors', '04-May', 3, [2, 3, 5], null, true],
      ['Doors', '>5', 1, [4], '6', false],
    ])
  })

  test('[BO-01] keeps identity and engine words of a mapped row', async () => {
    const list = 'make,model,engine size\nford,focus,2.0 Turbo\nford,focus,big Turbo 2\n'
    const plain = await readAll(list)
    const mapped = await readAll(list, { mapping: { values: { engineSize: { 'big Turbo 2': '2000' } } } })
    expect(mapped.rows.map(({ keys }) => keys)).toEqual(plain.rows.map(({ keys }) => keys))
    expect(mapped.cars.map(({ grade, specification }) => [specification.engineSize, grade])).toEqual([
      [2000, 'Turbo'],
      [2000, 'big Turbo'],
    ])
  })

  test('[BO-01] maps brands, models, prices and currencies too', async () => {
    const { cars } = await readAll('make,model,price,currency\nFrd,Fokus,call me,quid\n', {
      mapping: {
        rates: { GBP: 0.8 },
        values: {
          brand: { frd: 'Ford' },
          model: { fokus: 'Focus' },
          price: { 'call me': '800' },
          currency: { quid: 'GBP' },
        },
      },
    })
    expect(cars[0]).toMatchObject({ brand: 'Ford', model: 'Focus', price: 1000 })
  })

  test('[BO-01] rejects a mapping of values with the wrong entry', () => {
    const wrong: [unknown, string][] = [
      [{ values: [] }, 'object'],
      [{ values: { gearbox: {} } }, 'gearbox'],
      [{ values: { color: 'RED' } }, 'values.color'],
      [{ values: { color: { Carmine: 'CARMINE' } } }, 'CARMINE'],
      [{ values: { mileage: { sixty: true } } }, 'sixty'],
    ]
    for (const [json, name] of wrong)
      expect(() => parseMapping(json)).toThrow(expect.objectContaining({ message: expect.stringContaining(name) }))
    expect(parseMapping({ values: { doors: { '04-May': 5 } } })).toEqual({ values: { doors: { '04-May': '5' } } })
  })
})

test('[BO-01] reads common wordings of gearbox, steering, drive, body, fuel and equipment', () => {
  expectReads(readTransmission, [
    [
      'AUTOMATIC',
      'Variator | Tiptronic | CVT (Variator) | Robot | Robotic | robotized | Dual clutch | Automatic gearbox',
    ],
    ['MANUAL', 'Mechanical | Manual gearbox | 5-speed manual gearbox'],
  ])
  expectReads(readSteering, [
    ['LEFT', 'Left wheel | left-hand drive | LHD | Left steering | Steering: left | Left-handed'],
    ['RIGHT', 'Right wheel | Right-hand drive | RHD (right) | right steering | Right hand wheel'],
  ])
  expectReads(readDrive, [
    ['2WD', 'Front | Rear | Front wheels | front-wheel drive'],
    ['4WD', '4x4 | All wheels | Four wheel | Full'],
  ])
  expectReads(readBody, [
    ['WAGON', 'Universal'],
    ['VAN', 'Goods wagon'],
    ['BUS', 'Microbus'],
  ])
  expect(readFuel('Hydrogen').code).toBe('no-equivalent')
  expectReads(readEquipped, [
    ['EQUIPPED', 'Yes | yes | + | Available'],
    ['NOT_EQUIPPED', 'No | Not fitted'],
  ])
  expectReads(engineSizeReader({ unit: 'l', decimal: null }), [
    [2000, '2.0 Turbo | 2 Turbo | 2.0T | 2.0L Turbo'],
    [3000, '3.0 V6'],
    [null, '4 cylinders'],
  ])
})

describe('the source id', () => {
  const mapping = { columns: { ID: 'id' } } as const

  test('[BO-03] uses a mapped id column as key, whatever its numbers look like', async () => {
    for (const ids of [
      [1, 2, 3],
      [7, 7, 8],
    ]) {
      const list = `ID,make,model\n${ids.map((id, i) => `${id},ford,${['focus', 'ka', 'kuga'][i]}`).join('\n')}\n`
      const { reading, rows } = await readAll(list, { mapping, name: '1.csv' })
      expect(fieldsOf(reading)).toMatchObject({ ID: 'id' })
      expect(guessesOf(reading)).toContain("by 'ID' of the source 'list'")
      expect(rows[0]?.keys?.source).toBe(`source:list:${ids[0]}`)
    }
  })

  test('[BO-03] counts rows that repeat an earlier one exactly as the same car', async () => {
    const rows = Array.from({ length: 40 }, (_, i) => `S-${i},ford,focus,${1000 + i}`)
    const { reading, ...read } = await readAll(`Stock No,make,model,price\n${[...rows, rows[3], rows[3]].join('\n')}\n`)
    expect(guessesOf(reading)).toContain("by 'Stock No' of the source")
    expect(read.cars).toHaveLength(40)
    expect(read.rows.slice(40).map(({ isRepeated }) => isRepeated)).toEqual([true, true])
    expect(describeProblems(read.rows)).toEqual(['42 id row-twice', '43 id row-twice'])
  })

  test('[BO-03] takes a stock number as key in a short list that names one car twice', async () => {
    const first = ['A1,ford,focus,"82,000 km"', 'A2,ford,ka,61000', 'A3,ford,kuga,45000', 'A4,ford,focus,10000']
    const list = `Stock No,make,model,odo\n${[...first, 'A1,ford,focus,82000'].join('\n')}\n`
    const { reading, rows } = await readAll(list)
    expect(guessesOf(reading)).toContain("by 'Stock No' of the source")
    expect(describeProblems(rows)).toEqual(['6 id id-twice'])
  })

  test('[BO-03] rejects a repeated number with other content by its line', async () => {
    const { rows } = await readAll('ID,make,model,price\nA1,ford,focus,900\nA1,ford,focus,950\n', { mapping })
    expect(describeProblems(rows)).toEqual(['3 id id-twice'])
  })
})
