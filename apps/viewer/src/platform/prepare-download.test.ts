import { expect, it } from 'vitest'
import { prepareDownload } from './prepare-download.ts'

const refuse = (code: string, retryAfter: string | null = null) => ({
  ok: false,
  headers: { get: () => retryAfter },
  json: async () => ({ error: { code } }),
})
const file = { ok: true, headers: { get: () => null }, json: async () => null }

it('asks again until the file is ready', async () => {
  const answers = [refuse('download_preparing', '3'), refuse('download_preparing'), file]
  const waits: number[] = []
  const problem = await prepareDownload({
    ask: async () => answers.shift() ?? file,
    wait: async ms => waits.push(ms),
  })
  expect(problem).toBeNull()
  expect(waits).toEqual([3000, 2000])
})

it.each([
  ['download_limit', 'download_limit'],
  ['not_downloadable', 'not_downloadable'],
  ['download_unavailable', 'download_unavailable'],
  ['forbidden', 'failed'],
])('says why there is none: %s', async (code, expected) => {
  expect(await prepareDownload({ ask: async () => refuse(code), wait: async () => {} })).toBe(expected)
})
