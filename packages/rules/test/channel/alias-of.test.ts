import { expect, it } from 'vitest'
import { aliasOf } from '../../src/index.ts'

it('turns a name into a key', () => {
  expect(aliasOf('  Ligue d’Été – U18 ')).toBe('ligue-d-ete-u18')
  expect(aliasOf('Лига')).toBe('')
})
