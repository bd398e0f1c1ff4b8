import { expect, it } from 'vitest'
import { findFfmpeg } from '../src/ffmpeg/find-ffmpeg.ts'

it('finds a program that runs, also where the system has none', async () => {
  const found = await findFfmpeg(null)
  expect(found?.version).toMatch(/\w/)
})

it('takes no other when the named one does not run', async () => {
  expect(await findFfmpeg('/nowhere/ffmpeg')).toBeNull()
})
