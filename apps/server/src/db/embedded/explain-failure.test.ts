import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

test('a full disk is explained in one sentence', () => {
  const output =
    'initdb: error: could not write file: No space left on device\ninitdb: removing data directory'
  expect(explainFailure('Creating the database', output, '/data').message).toBe(
    'There is no space left on the disk for the database in /data: free some and start again.',
  )
})
