import { expect, test } from 'vitest'
import { nameDistance } from '../../src/index.ts'

const teams = {
  bears: ['River Bend Bears', 'River Bend'],
  cougars: ['Cedar Creek Cougars', 'Cedar Creek High School'],
  saints: ['St. Mary’s Saints', 'St. Mary’s'],
  lions: ['Lakemere Lions', 'Lakemere', 'LAK'],
  lynx: ['Lakeside Lynx', 'Lakeside'],
  ecole: ['Élans de Québec', 'École Québec'],
} as const

const find = (typed: string) =>
  Object.entries(teams)
    .map(([team, names]) => ({ team, far: nameDistance(typed, names) }))
    .filter(({ far }) => far !== null)
    .toSorted((a, b) => (a.far ?? 0) - (b.far ?? 0))
    .map(({ team }) => team)

test.each([
  ['River Bend', ['bears']],
  ['bears', ['bears']],
  ['cedar cr', ['cougars']],
  ['Saint Marys', ['saints']],
  ['st marys', ['saints']],
  ['lak', ['lions', 'lynx']],
  ['lakeside lyons', []],
  ['lakemere lyons', ['lions']],
  ['Rvier Bend', ['bears']],
  ['elans', ['ecole']],
  ['bend river', ['bears']],
  ['westgate', []],
  ['zz', []],
])('%s means %j', (typed, wanted) => {
  expect(find(typed)).toEqual(wanted)
})

test('nothing typed means everything', () => {
  expect(find('')).toHaveLength(Object.keys(teams).length)
})
