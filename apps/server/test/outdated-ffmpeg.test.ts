import { join } from 'node:path'
import { ffmpegs } from '@grandstand/media/test-ffmpeg'
import { makeFile } from '@grandstand/media/test-file'
import { describe, expect, it } from 'vitest'
import { importFile, listVideoFiles } from '../src/video/videos/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { makeOperator, openStudio } from './studio-client.ts'

const outdated = ffmpegs.find(({ isOutdated }) => isOutdated)
const said: string[] = []

const dir = await makeTestFolder('grandstand-outdated-')
const file = await makeFile(join(dir, 'game.mp4'), { seconds: 1 })
const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { ffmpegPath: outdated?.path ?? null, production: true },
  say: sentence => said.push(sentence),
})
const season = await openSeason(server)
const eventId = await season.add(new Date(Date.now() - 60_000).toISOString(), { stream_status: 'finished' })

const files = () => listVideoFiles(server.ctx, server.alphaId, { owner: 'event', id: eventId })

describe('in production an ffmpeg without security fixes', () => {
  it('is named at the start, with what to do', () => {
    expect(said.join()).toContain(`ffmpeg ${outdated?.version} is used`)
    expect(said.join()).toContain("until then operators' files are refused")
  })

  it('gets no file of an operator: the refusal comes before the file', async () => {
    await makeOperator(server, 'chief@example.com')
    const { cookie } = await openStudio(server, 'chief@example.com')
    const answer = await fetch(`${server.url}/api/studio/channels/alpha/videos/event/${eventId}/uploads`, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', origin: server.url, cookie, 'upload-length': '1000' },
    })
    expect(answer.status).toBe(503)
    expect((await answer.json()).error.code).toBe('ffmpeg_outdated')
    expect(await files()).toEqual([])
  })

  it('gets no imported file', async () => {
    const imported = importFile(server.ctx, server.alphaId, { owner: 'event', id: eventId }, { path: file })
    await expect(imported).rejects.toMatchObject({ code: 'ffmpeg_outdated' })
    expect(await files()).toEqual([])
  })

  it('opens no file that was accepted while a current one was installed', async () => {
    const { ffmpeg } = server.ctx
    const before = { ...server.ctx, ffmpeg: ffmpeg && { ...ffmpeg, isOutdated: false } }
    await importFile(before, server.alphaId, { owner: 'event', id: eventId }, { path: file })
    await expect.poll(files).toMatchObject([{ state: 'failed', problem: 'old_ffmpeg' }])
  })
})
