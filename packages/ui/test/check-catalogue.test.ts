import { expect, it } from 'vitest'
import { listMistakes } from './check-catalogue.ts'

const english = { title: 'Games of {name}', count: { one: '{number} game', other: '{number} games' } }
const fr = {
  title: 'Matchs de {name}',
  count: { one: '{number} match', many: '{number} de matchs', other: '{number} matchs' },
}

it('finds nothing wrong with a complete translation', () => {
  expect(listMistakes('fr', english, fr, [])).toEqual([])
})

it.each([
  ['fr', { ...fr, title: 'Games of {name}' }, /^title: not translated/],
  ['fr', { ...fr, title: 'Matchs' }, /^title: other names in braces/],
  ['fr', { ...fr, title: ' Matchs de {name}' }, /^title: empty, or has spaces/],
  ['fr', { ...fr, title: "L'équipe {name}" }, /^title: another word/],
  ['fr', { ...fr, title: 'Matchs de {name} !' }, /^title: a mark/],
  ['fr', { ...fr, count: { one: '{number} match', other: '{number} matchs' } }, /^count: has the forms/],
  ['fr', { ...fr, count: { ...fr.count, many: '{number} matchs' } }, /^count: a million/],
  ['fr', { count: fr.count }, /^title: missing/],
  ['fr', { ...fr, more: 'Plus' }, /^more: not in English/],
  [
    'bg',
    { title: 'Виж {name}', count: { one: '{number} мач', other: '{number} мача' } },
    /^title: said as to a friend/,
  ],
] as const)('names what is wrong with %s: %o', (language, catalogue, mistake) => {
  expect(listMistakes(language, english, catalogue, [])).toEqual([expect.stringMatching(mistake)])
})
