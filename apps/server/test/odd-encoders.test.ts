import { makeTags, oddEncoders } from '@grandstand/media/test-odd-encoders'
import { pushTags } from '@grandstand/media/test-push-tags'
import { expect, it } from 'vitest'
import { addCamera, listCameras } from '../src/video/ingest/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

const server = await serveTests({ channels: [buildLeague('alpha')] })
const studio = await enterStudio(server, 'chief@example.com')

async function addGame() {
  const eventId = await (await openSeason(server, 'alpha')).add(new Date(Date.now() - 60_000).toISOString())
  const { stream_key } = await addCamera(server.ctx, server.alphaId, eventId, 'Main camera')
  const readCamera = async () => (await listCameras(server.ctx, server.alphaId, eventId))[0]
  return {
    eventId,
    async send(name: string, seconds: number) {
      const encoder = oddEncoders.find(one => one.name === name) ?? {}
      return pushTags(
        `rtmp://127.0.0.1:${server.rtmpPort}/live/${stream_key}`,
        await makeTags(encoder, seconds),
      )
    },
    readCamera,
    becomes: (state: string) => expect.poll(async () => (await readCamera())?.state).toBe(state),
  }
}

it('a camera whose encoder sends only sound reports that no picture comes, until one does', async () => {
  const game = await addGame()
  const muted = await game.send('sound alone', 60)
  await game.becomes('no_picture')
  expect(await studio.get(`/channels/alpha/events/${game.eventId}`)).toMatchObject({
    json: { ingest_state: 'no_picture', stream_status: 'upcoming' },
  })
  await muted.stop()
  // It has recorded nothing, so it is waited for as before.
  await game.becomes('idle')

  const good = await game.send('mono', 60)
  await game.becomes('live')
  await good.stop()
  await game.becomes('interrupted')
  const again = await game.send('sound alone', 60)
  await game.becomes('no_picture')
  await again.stop()
  await game.becomes('interrupted')
}, 60_000)

it('a picture that stops while the sound goes on is reported, and so is its return', async () => {
  const game = await addGame()
  const tags = await makeTags({}, 16)
  const { stream_key } = (await game.readCamera()) ?? {}
  const push = pushTags(
    `rtmp://127.0.0.1:${server.rtmpPort}/live/${stream_key}`,
    tags.filter(({ kind, atMs }) => kind === 'audio' || atMs < 4_000 || atMs >= 12_000),
  )
  await game.becomes('live')
  await game.becomes('no_picture')
  await game.becomes('live')
  await push.stop()
}, 60_000)

it('a stream that is not H.264 makes no game live, and its operator sees why', async () => {
  const game = await addGame()
  const push = await game.send('no H.264', 60)
  await game.becomes('no_picture')
  expect(await game.readCamera()).toMatchObject({ problem: 'bad_picture' })
  await push.stop()
  await game.becomes('idle')
  const good = await game.send('mono', 60)
  await game.becomes('live')
  expect(await game.readCamera()).toMatchObject({ problem: null })
  await good.stop()
}, 60_000)

it('a finished game keeps nothing of an encoder that sent no picture', async () => {
  const game = await addGame()
  const push = await game.send('sound alone', 60)
  await game.becomes('no_picture')
  await studio.post(`/channels/alpha/events/${game.eventId}/start`)
  await studio.post(`/channels/alpha/events/${game.eventId}/end`)
  await push.done
  await game.becomes('idle')
}, 60_000)
