import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from './root.ts'

test('every rule of the security page names tests that exist', () => {
  const page = readFileSync(fromRoot('docs/security.md'), 'utf8')
  const rules = page.split(/^- /m).slice(1)
  const proofs = rules.map(rule => [...rule.matchAll(/^ {2}- `([^`]+)`: (.+)$/gm)])
  expect(rules.filter((_, at) => proofs[at]?.length === 0)).toEqual([])
  const unknown = proofs.flat().filter(([, file = '', name = '']) => {
    return !readFileSync(fromRoot(file), 'utf8').includes(name)
  })
  expect(unknown.map(([line]) => line)).toEqual([])
})
