import { expect, it } from 'vitest'
import { findFfmpeg } from '../src/ffmpeg/find-ffmpeg.ts'

it('finds a program that runs, even if the system has none', async () => {
  const found = await findFfmpeg(null)
  expect(found?.version).toMatch(/\w/)
})

it('takes no other if the named one does not run', async () => {
  expect(await findFfmpeg('/nowhere/ffmpeg')).toBeNull()
})
