import { expect, it } from 'vitest'
import { aliasOf } from '../../src/index.ts'

it('gives a key out of a name', () => {
  expect(aliasOf('  Ligue d’Été – U18 ')).toBe('ligue-d-ete-u18')
  expect(aliasOf('Лига')).toBe('')
})
