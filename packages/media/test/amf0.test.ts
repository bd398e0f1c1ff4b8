import { expect, it, test } from 'vitest'
import { type Amf, decodeAmf0, encodeAmf0 } from '../src/rtmp/amf0.ts'

test.each<[string, Amf[]]>([
  ['numbers', [0, -1.5, 2 ** 40]],
  ['texts', ['', 'publish', 'Илинден']],
  ['flags and nothing', [true, false, null]],
  ['lists and dates', [[1, 'two', null], new Date('2026-11-15T12:00:00Z')]],
  ['objects in objects', [{ app: 'live', info: { level: 'status' } }]],
])('%s come back unchanged', (_name, values) => {
  expect(decodeAmf0(encodeAmf0(...values), 10)).toEqual(values)
})

it('refuses values that are cut off, unknown, or nested without end', () => {
  expect(() => decodeAmf0(Buffer.from([2, 0, 9, 65]), 10)).toThrow(RangeError)
  expect(() => decodeAmf0(Buffer.from([77]), 10)).toThrow(/unknown type 77/)
  const deep = Buffer.concat(Array.from({ length: 100 }, () => Buffer.from([10, 0, 0, 0, 1])))
  expect(() => decodeAmf0(deep, 100)).toThrow(/too deeply/)
})

it('does not trust the length that a list claims', () => {
  expect(decodeAmf0(Buffer.from([10, 255, 255, 255, 255, 5]), 10)).toEqual([[null]])
})

it('refuses more values than requested, in any place', () => {
  const names = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`name${n}`, null]))
  for (const values of [
    [names],
    [Array.from({ length: 300 }, () => 0)],
    Array.from({ length: 300 }, () => ''),
  ])
    expect(() => decodeAmf0(encodeAmf0(...values), 256)).toThrow(/too many values/)
})
