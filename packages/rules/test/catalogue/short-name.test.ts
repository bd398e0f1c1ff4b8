import { expect, test } from 'vitest'
import { shortNameBeside } from '../../src/index.ts'

test.each([
  ['NOR', 'Northmarch Knights', 'NOR'],
  ['NOR', 'Нортмарч Найтс', 'НОР'],
  ['HP', '„Харбър Пойнт“', 'ХА'],
  ['НОР', 'Нортмарч Найтс', 'НОР'],
  ['НОР', 'Northmarch Knights', 'НОР'],
])('%s beside %s is %s', (shortName, cardName, expected) => {
  expect(shortNameBeside(shortName, cardName)).toBe(expected)
})
