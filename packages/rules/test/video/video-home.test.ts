import { expect, it } from 'vitest'
import { chooseHome } from '../../src/index.ts'

const node = (id: string, place: string, isDraining = false) => ({ id, place, isDraining })
const self = { id: 'me', place: 'here' }
const nodes = [node('me', 'here'), node('twin', 'here'), node('going', 'there', true), node('other', 'there')]

it.each([
  ['recorded by this process', { owner: 'me', place: 'here' }, null],
  ['recorded by another that shares the files', { owner: 'twin', place: 'here' }, 'twin'],
  ['recorded elsewhere', { owner: 'other', place: 'there' }, 'other'],
  ['recorded by one that is stopping', { owner: 'going', place: 'there' }, 'going'],
  ['recorded by one that died, files here', { owner: 'dead', place: 'here' }, null],
  ['recorded by one that died, files at another process', { owner: 'dead', place: 'there' }, 'other'],
  ['over, files here', { owner: null, place: 'here' }, null],
  ['over, files elsewhere', { owner: null, place: 'there' }, 'other'],
  ['over, files without a process', { owner: null, place: 'gone' }, null],
  ['from before places were stored', { owner: null, place: null }, null],
])('A video %s is answered by %o → %s', (_name, facts, home) => {
  expect(chooseHome({ self, nodes, ...facts })).toBe(home)
})

it('A process that is stopping is asked if it alone has the files', () => {
  const facts = { self, nodes: [node('going', 'there', true)], owner: null, place: 'there' }
  expect(chooseHome(facts)).toBe('going')
})
