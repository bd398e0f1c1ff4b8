import { contentKinds } from '@grandstand/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readItems } from '../src/content/channel-code/index.ts'
import { keepContent } from '../src/content/content/keep-content.ts'
import { readDraft } from '../src/content/content/read-draft.ts'
import { findItem } from '../src/content/content/read-items.ts'
import { openDatabase } from '../src/db/connection.ts'
import { buildSoldLeague } from './sold-league.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { anOwner } from './studio-client.ts'

let server: TestServer
let database: ReturnType<typeof openDatabase>
const asked = { statements: 0, rows: 0 }

beforeAll(async () => {
  server = await startTestServer({ channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')] })
  database = openDatabase({ url: server.databaseUrl, onError: () => {} })
  database.pool.on('connect', client => {
    client.query = new Proxy(client.query, {
      apply(query, self, args) {
        const answer = Reflect.apply(query, self, args)
        asked.statements += 1
        Promise.resolve(answer).then(result => (asked.rows += result?.rows?.length ?? 0))
        return answer
      },
    })
  })
})
afterAll(async () => {
  await database.close()
  await server.stop()
})

async function count(work: () => Promise<unknown>) {
  Object.assign(asked, { statements: 0, rows: 0 })
  await work()
  return { ...asked }
}

it.each(contentKinds)('reads %s by themselves as the whole channel has them', async kind => {
  await database.db.transaction(async tx => {
    const { items } = await readDraft(tx, server.alphaId)
    const { [kind]: values } = await readItems(tx, server.alphaId, [kind])
    expect(values).toEqual(items[kind].map(({ value }) => value))
    for (const item of items[kind].slice(0, 3))
      expect(await findItem(tx, server.alphaId, kind, item.key)).toEqual(item)
  })
})

it('saves an item without reading the rest of the channel', async () => {
  const { db } = database
  const channel = await server.ctx.channels.findById(server.alphaId)
  const [team] = (await db.transaction(tx => readDraft(tx, server.alphaId))).items.teams
  if (!channel || !team) throw new Error('no team')
  const saved = await count(() =>
    keepContent(
      { ...server.ctx, db },
      {
        channel,
        session: { tokenHash: '', operator: anOwner },
        ip: '',
        params: { kind: 'teams' },
        body: { key: team.key, version: team.version, value: { ...team.value, short_name: 'NEW' } },
      },
    ),
  )
  const whole = await count(() => db.transaction(tx => readDraft(tx, server.alphaId)))
  // The lock, the settings, the team, its school, its sport, and what the draft says of it.
  expect(saved.rows).toBeLessThanOrEqual(6)
  expect(saved.statements).toBeLessThan(whole.statements / 2)
})
