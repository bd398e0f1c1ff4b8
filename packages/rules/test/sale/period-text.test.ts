import { expect, test } from 'vitest'
import { periodSign, periodText, shortPeriod } from '../../src/sale/period-text.ts'

test.each([
  ['Q3 4:12', '3rd quarter 4:12', '3e quart 4:12', '3-та четвърт 4:12'],
  ['Q1', '1st quarter', '1er quart', '1-ва четвърт'],
  ['1H', '1st half', '1re mi-temps', '1-во полувреме'],
  ['HT', 'Half-time', 'Mi-temps', 'Почивка'],
  ['2H 38:00', '2nd half 38:00', '2e mi-temps 38:00', '2-ро полувреме 38:00'],
  ['P2', '2nd period', '2e période', '2-ри период'],
  ['OT 1:30', 'Overtime 1:30', 'Prolongation 1:30', 'Продължение 1:30'],
  ['SO', 'Shootout', 'Tirs de barrage', 'Дузпи'],
  ['S3', 'Set 3', '3e manche', '3-ти гейм'],
  ['▲7', 'Top of the 7th', 'Début de la 7e', 'Начало на 7-мия ининг'],
  ['▼11', 'Bottom of the 11th', 'Fin de la 11e', 'Край на 11-тия ининг'],
  ['▼17', 'Bottom of the 17th', 'Fin de la 17e', 'Край на 17-тия ининг'],
  ['▲21', 'Top of the 21st', 'Début de la 21e', 'Начало на 21-вия ининг'],
  ['▼2', 'Bottom of the 2nd', 'Fin de la 2e', 'Край на 2-рия ининг'],
  ['400 m', '400 m', '400 m', '400 м'],
  ['4 × 100 m', '4 × 100 m', '4 × 100 m', '4 × 100 м'],
  ['Heat 4', 'Heat 4', 'Heat 4', 'Heat 4'],
  ['Final', 'Final', 'Final', 'Final'],
])('the period %s has words', (period, en, fr, bg) => {
  const said = ['en', 'fr', 'bg'].map(language => periodText(language, period)?.replaceAll('\u00a0', ' '))
  expect(said).toEqual([en, fr, bg])
})

test('no period, no words', () => {
  expect(periodText('en', null)).toBeNull()
})

test.each([
  ['en', 'Q3 4:12', 'Q3 4:12'],
  ['fr', 'Q3 4:12', '3e quart 4:12'],
  ['bg', 'P2', '2-ри пер.'],
  ['bg', '2H 38:00', '2-ро пол. 38:00'],
  ['fr', '1H', '1re mi-t.'],
  ['fr', 'OT 1:30', 'Prol. 1:30'],
  ['fr', '▲7', '▲7'],
  ['bg', '▼11', '▼11'],
])('where there is little room %s says %s as %s', (language, period, said) => {
  expect(shortPeriod(language, period)?.replaceAll('\u00a0', ' ')).toBe(said)
})

test.each([
  ['en', '400 m', '400 m'],
  ['bg', '4 × 100 m', '4 × 100 м'],
  ['bg', 'Q3', 'Q3'],
])('over a column %s writes %s as %s', (language, period, written) => {
  expect(periodSign(language, period)).toBe(written)
})
