import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { operate } from './operate.ts'

const channel = 'northern-league'

/**
 * The address of every screen, out of the Studio's own routes: one that is new and has no example here fails the walk.
 * Where a screen has several shapes, each is an example.
 */
export async function listStudioScreens(serverUrl: string): Promise<string[]> {
  const examples = await findExamples(serverUrl)
  return listRoutes().flatMap(route => {
    const path = route.replace('$channel', channel)
    if (!path.includes('$id')) return [path]
    const [, topic = ''] = route.match(/\/(\w+)\/\$id/) ?? []
    const ids = examples[topic]
    if (!ids) throw new Error(`No example of ${topic} is known, so ${route} would not be looked at`)
    return ids.map(id => path.replace('$id', id))
  })
}

function listRoutes(): string[] {
  const source = readFileSync(new URL('../../apps/studio/src/app/routes.tsx', import.meta.url), 'utf8')
  const inside = [...source.matchAll(/operatorsRoute\('([^']+)'/g)].flatMap(([, route]) => route ?? [])
  // What stands before the login is a page of its own; the start only leads on.
  return inside.filter(route => route !== '/studio')
}

async function findExamples(serverUrl: string): Promise<Record<string, string[]>> {
  const operator = await operate(serverUrl)
  const first = async (path: string, list = 'items') => {
    const { [list]: found } = await operator.get(path)
    if (!Array.isArray(found) || found.length === 0) throw new Error(`${path} has none`)
    return String(found[0].id)
  }
  const firstWatched = async () => {
    const { items } = await operator.get('/reports/games')
    if (!Array.isArray(items) || items.length === 0) throw new Error('No game was watched')
    return String(items[0].event_id)
  }
  const hook = { url: 'https://receiver.example/hook', events: ['game.live'] }
  if (Object.values(await operator.get('/webhooks')).flat().length === 0)
    await operator.post('/webhooks', hook)
  const event = await first('/events?status=upcoming')
  // Several walk at the same time, and each camera has a name of its own.
  await operator.post(`/events/${event}/cameras`, { name: `Stand ${randomUUID().slice(0, 8)}` })
  return {
    webhooks: [await first('/webhooks')],
    users: [await first('/users?search=fan@demo.example')],
    orders: [await first('/orders')],
    coupons: ['new', await first('/coupons')],
    events: [event],
    games: ['new', event],
    season: ['file', 'series'],
    content: ['schools', 'colors', 'settings'],
    library: [await first('/library')],
    prerolls: [await first('/library', 'prerolls')],
    slides: [await first('/library', 'slides')],
    audience: [await firstWatched()],
  }
}
