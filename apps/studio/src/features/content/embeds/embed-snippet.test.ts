import { expect, test } from 'vitest'
import { embedPath, siteOf, writeSnippet } from './embed-snippet.ts'

const uuid = '0d9fda24-58a2-4d3f-9c0e-0c6d1c1f6a11'

test.each([
  ['game', '7', '/watch_embed/7'],
  ['game', '', null],
  ['team', '12', '/embed/team/12'],
  ['team', '', null],
  ['scores', '', '/embed/scores'],
  ['scores', '3', '/embed/scores?school=3'],
  ['clip', `https://tv.league.example/share/5/${uuid}`, `/embed/clip/5/${uuid}`],
  ['clip', `https://tv.league.example/share/5/${uuid}?trk=x`, `/embed/clip/5/${uuid}`],
  ['clip', 'https://tv.league.example/watch/5', null],
] as const)('a %s of %j is at %s', (kind, value, path) => {
  expect(embedPath(kind, value)).toBe(path)
})

test.each([
  ['https://school.example/athletics/live', 'https://school.example'],
  ['school.example/athletics', 'https://school.example'],
  ['HTTPS://School.Example:8443', 'https://school.example:8443'],
  ['http://localhost:8000', 'http://localhost:8000'],
  ['our page', null],
  ['school', null],
  ['', null],
])('%j is a page of %s', (typed, site) => {
  expect(siteOf(typed)).toBe(site)
})

test('nothing of a name becomes markup', () => {
  const snippet = writeSnippet({ kind: 'scores', src: 'https://a.example/x?a=1&b=2', title: 'A "B" <C>' })
  expect(snippet).toContain('src="https://a.example/x?a=1&amp;b=2"')
  expect(snippet).toContain('title="A &quot;B&quot; &lt;C>"')
  expect(snippet).not.toContain('allow=')
})
