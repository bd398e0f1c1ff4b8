import { expect, it } from 'vitest'
import { channelFile } from '../src/content/channel-code/kinds/channel-kinds.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const channels = [buildLeague('alpha', { cast_app_id: 'CC1AD845' }), buildLeague('beta')]
const server = await serveTests({ channels })
const season = await openSeason(server)
const eventId = await season.add(new Date(Date.now() + 3_600_000).toISOString())

it.each([
  ['CC1AD845', true],
  ['0F5096E8', true],
  ['cc1ad845', false],
  ['CC1AD84', false],
  ['CC1AD8455', false],
  ['CC1AD84 ', false],
  ['', false],
])('%s as cast_app_id is accepted: %s', (id, isTaken) => {
  const { success, error } = channelFile.shape.cast_app_id.safeParse(id)
  expect(success).toBe(isTaken)
  if (!isTaken) expect(error?.issues[0]?.message).toContain('like CC1AD845')
})

it('a channel names its receiver, and a channel without one says so', async () => {
  expect((await server.ask('/api/settings')).json.cast_app_id).toBe('CC1AD845')
  expect((await server.ask('/api/settings', { host: 'beta.test' })).json.cast_app_id).toBeNull()
})

it('only its pages allow the sender of Google, and no page where cards are entered does', async () => {
  const scripts = async (path: string, host = 'alpha.test') => {
    const { headers } = await server.ask(path, { host })
    return String(headers['content-security-policy']).match(/script-src ([^;]*)/)?.[1]
  }
  for (const path of ['/', `/watch/${eventId}`, `/watch_embed/${eventId}`])
    expect(await scripts(path)).toContain(
      ' https://www.gstatic.com/cv/js/sender/ https://www.gstatic.com/cast/sdk/libs/sender/ https://www.gstatic.com/eureka/clank/',
    )
  expect(await scripts('/buy')).not.toContain('gstatic.com')
  for (const path of ['/', '/buy', '/watch/1'])
    expect(await scripts(path, 'beta.test')).not.toContain('gstatic.com')
})
