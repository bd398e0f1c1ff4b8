import { expect, it } from 'vitest'
import { toCsv } from './to-csv.ts'

it('keeps commas, quotes and line ends within their cell', () => {
  expect(toCsv(['Game', 'Paid'], [['Wolves, "A" team', 12.5]])).toBe(
    'Game,Paid\r\n"Wolves, ""A"" team",12.5\r\n',
  )
  expect(toCsv(['Two\r\nlines'], [['plain']])).toBe('"Two\r\nlines"\r\nplain\r\n')
})

it.each([
  '=HYPERLINK("https://evil.example","Click")',
  '+1+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '\u200b=1+1',
  '%0A=1+1',
])('lets no spreadsheet run %j', text => {
  const [, line = ''] = toCsv(['Text'], [[text]]).split(/^Text\r\n/)
  expect(line.replace(/^"/, '').startsWith("'")).toBe(true)
})

it('leaves numbers alone, including negative ones, and leaves an empty cell for nothing', () => {
  expect(toCsv(['a', 'b', 'c'], [[-3, 0, Number.NaN]])).toBe('a,b,c\r\n-3,0,\r\n')
})
