import { expect, it } from 'vitest'
import { chooseVideoNode } from '../../src/index.ts'

const node = (id: string, site: string, isDraining = false) => ({ id, site, isDraining })
const self = { id: 'me', site: 'here' }
const nodes = [node('me', 'here'), node('twin', 'here'), node('going', 'there', true), node('other', 'there')]

it.each([
  ['recorded by this process', { owner: 'me', site: 'here' }, null],
  ['recorded by another that shares the files', { owner: 'twin', site: 'here' }, 'twin'],
  ['recorded elsewhere', { owner: 'other', site: 'there' }, 'other'],
  ['recorded by one that is stopping', { owner: 'going', site: 'there' }, 'going'],
  ['recorded by one that died, files here', { owner: 'dead', site: 'here' }, null],
  ['recorded by one that died, files at another process', { owner: 'dead', site: 'there' }, 'other'],
  ['over, files here', { owner: null, site: 'here' }, null],
  ['over, files elsewhere', { owner: null, site: 'there' }, 'other'],
  ['over, files without a process', { owner: null, site: 'gone' }, null],
  ['from before sites were stored', { owner: null, site: null }, null],
])('A video %s is answered by %o → %s', (_name, facts, home) => {
  expect(chooseVideoNode({ self, nodes, ...facts })).toBe(home)
})

it('A process that is stopping is asked if it alone has the files', () => {
  const facts = { self, nodes: [node('going', 'there', true)], owner: null, site: 'there' }
  expect(chooseVideoNode(facts)).toBe('going')
})
