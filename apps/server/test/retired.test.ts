import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeDifference, diffChannel, exportChannel } from '../src/content/channel-code/index.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague, type Document, playSeason } from './sold-league.ts'
import { enterStudio, openStudio } from './studio-client.ts'

const ids: Record<string, number> = {}

/** Without winter sports, the school that plays them, and all that was sold but the monthly plan. */
function leaveWinter(document: Document): void {
  document.sports = document.sports.filter(({ alias }) => alias === 'ball')
  document.schools = document.schools.filter(({ alias }) => alias !== 'north')
  document.products.packages = []
  document.products.subscriptions = document.products.subscriptions.filter(({ alias }) => alias === 'monthly')
}

const ask = (path: string) => server.ask(path, { headers })
const aliases = (items: { alias: string }[]) => items.map(({ alias }) => alias)
const diff = async (change: (document: Document) => void) =>
  (await diffChannel(server.ctx, server.alphaId, buildSoldLeague('alpha', change).document)).map(
    describeDifference,
  )
const apply = async (change?: (document: Document) => void) => {
  await server.apply(buildSoldLeague('alpha', change))
  // The directory of channels is read once a second.
  await new Promise(resolve => setTimeout(resolve, 1_100))
}

const server = await serveTests({ channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')] })
const { season } = await playSeason(server)
const { apiKey, userId } = await server.programKey()
const headers = { authorization: `Bearer ${apiKey}` }
const shop = openShop(server)
await shop.add(userId, { package: 'winter', product_name: 'Winter pass' })
await shop.add(userId, { subscription: 'yearly' })
await shop.add(userId, { package: 'team-pass', participant_id: season.team('heloise-ball') })
const { packages, subscriptions } = (await ask('/api/channel-bootstrap-data')).json
ids.winter = packages.find((each: { event_categories: number[] }) => each.event_categories.length === 2).id
ids.yearly = subscriptions.find((each: { offer: string }) => each.offer === 'annual').id
ids.north = season.team('north-ice')

describe('an item that left the files', () => {
  it('is retired if orders or games need it, else removed, and the difference says which', async () => {
    expect(await diff(leaveWinter)).toEqual([
      'sports[ice] retired',
      'sports[swim] retired',
      'schools[north] retired',
      'products.packages[team-pass] retired',
      'products.packages[season] removed',
      'products.packages[winter] retired',
      'products.packages[game] removed',
      'products.subscriptions[yearly] retired',
    ])
    await apply(leaveWinter)
    expect(await diff(leaveWinter)).toEqual([])
  })

  it('is in no list', async () => {
    const boot = (await ask('/api/channel-bootstrap-data')).json
    expect(aliases(boot.event_categories)).toEqual(['ball'])
    expect(aliases(boot.participant_groups)).toEqual(['school', 'heloise'])
    expect(boot).toMatchObject({ packages: [], has_team_pass: false })
    expect(boot.subscriptions).toHaveLength(1)
    expect(JSON.stringify(boot.participant_group_properties)).not.toContain('Ice hockey')
    expect(aliases((await ask('/api/participants?no_limit=1')).json.items)).not.toContain('north-ice')
    expect(aliases((await ask('/api/participant-groups')).json.items)).not.toContain('north')
    expect(aliases((await ask('/api/events-categories')).json.items)).toEqual(['ball'])
    expect((await ask('/api/packages')).json.total).toBe(0)
    expect((await ask('/api/subscriptions')).json.total).toBe(1)
    const sitemap = (await ask('/sitemap.xml')).text
    expect(sitemap).toContain('participant=heloise-ball')
    expect(sitemap).not.toContain('north')
    expect((await ask('/ical/team/north-ice.ics')).status).toBe(404)
  })

  it('is not for sale, and cannot be a favourite', async () => {
    expect((await ask(`/api/packages/${ids.winter}`)).status).toBe(404)
    expect((await ask(`/api/subscriptions/${ids.yearly}`)).status).toBe(404)
    const { userId } = await server.programKey(server.alphaId, 'late@example.com')
    const { add } = openShop(server)
    const refused = { code: 'not_found' }
    await expect(add(userId, { package: 'winter' })).rejects.toMatchObject(refused)
    await expect(add(userId, { subscription: 'yearly' })).rejects.toMatchObject(refused)
    const ofTeam = { subscription: 'monthly', participant_id: ids.north ?? 0 }
    await expect(add(userId, ofTeam)).rejects.toMatchObject(refused)
    const body = { favoritable_type: 'participant', favoritable_id: ids.north }
    expect((await server.ask('/api/favorite', { body, headers })).status).toBe(404)
  })

  it('keeps its name in orders and games', async () => {
    const { orders } = (await ask('/api/profile/export')).json
    expect(orders).toContainEqual(expect.objectContaining({ product_name: 'Winter pass' }))
    const { items } = (await ask(`/api/events?participant_id=${ids.north}`)).json
    expect(items).toMatchObject([{ participants: [{ id: ids.north, name: 'Bears' }] }])
    expect((await ask(`/watch/${items[0].id}`)).text).toContain('Bears')
  })

  it('is marked as retired for operators, whose coupons may still name it', async () => {
    const studio = await enterStudio(server, 'op@example.com')
    const { packages, subscriptions } = (await studio.get('/channels/alpha/products')).json
    expect(packages.find(({ id }: { id: number }) => id === ids.winter)).toMatchObject({ is_retired: true })
    const plans = subscriptions.map((plan: { id: number; is_retired: boolean }) => [plan.id, plan.is_retired])
    expect(plans).toHaveLength(2)
    expect(plans).toContainEqual([ids.yearly, true])
    expect(plans).toContainEqual([expect.any(Number), false])
  })

  it('is marked as retired for operators in the games that it played', async () => {
    const studio = await openStudio(server, 'op@example.com')
    const { items } = (await ask(`/api/events?participant_id=${ids.north}`)).json
    const { teams, sport } = (await studio.get(`/channels/alpha/events/${items[0].id}`)).json
    expect({ teams, sport }).toMatchObject({
      teams: [{ name: 'Bears', is_retired: true }],
      sport: { name: 'Ice hockey', is_retired: true },
    })
    const all = (await studio.get('/channels/alpha/events?limit=50')).json.items
    expect(all).toContainEqual(
      expect.objectContaining({ sport: expect.objectContaining({ is_retired: false }) }),
    )
  })

  it('is not exported', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grandstand-export-'))
    try {
      const dir = join(folder, 'alpha')
      await exportChannel(server.ctx.db, server.alphaId, dir)
      expect(await readFile(join(dir, 'sports.yaml'), 'utf8')).not.toContain('ice')
      expect(await readFile(join(dir, 'schools.yaml'), 'utf8')).not.toContain('north')
      expect(await readFile(join(dir, 'products.yaml'), 'utf8')).not.toContain('winter')
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('is the same as before once the files have it again', async () => {
    expect(await diff(() => {})).toContain('products.packages[winter] added')
    await apply()
    expect((await ask(`/api/packages/${ids.winter}`)).json.event_categories).toEqual([
      season.sport('ice'),
      season.sport('swim'),
    ])
    expect((await ask(`/api/subscriptions/${ids.yearly}`)).json.offer).toBe('annual')
    const { items } = (await ask('/api/participants?no_limit=1')).json
    expect(items.find(({ alias }: { alias: string }) => alias === 'north-ice').id).toBe(ids.north)
  })
})

describe('a thing whose alias changes', () => {
  const rename = (document: Document) => {
    const [, ice] = document.sports
    const [, , north] = document.schools
    const [form] = document.forms
    if (!ice || !north || !form) throw new Error('no sport, school or form')
    Object.assign(ice, { alias: 'frozen', was: 'ice' })
    Object.assign(north, { alias: 'arctic', was: 'north' })
    const [team] = north.teams
    Object.assign(team ?? {}, { alias: 'arctic-ice', was: 'north-ice' })
    for (const product of document.products.packages) {
      product.event_categories = product.event_categories.map(alias => (alias === 'ice' ? 'frozen' : alias))
      if (product.alias === 'winter') Object.assign(product, { alias: 'cold', was: 'winter' })
    }
  }

  it('keeps its id if the files name its old alias', async () => {
    expect(await diff(rename)).toEqual([
      'sports[ice] renamed to frozen',
      'schools[north] renamed to arctic',
      'teams[north-ice] renamed to arctic-ice',
      'products.packages[winter] renamed to cold',
    ])
    await apply(rename)
    const boot = (await ask('/api/channel-bootstrap-data')).json
    expect(boot.event_categories[1]).toMatchObject({ id: season.sport('ice'), alias: 'frozen' })
    const { items } = (await ask('/api/participants?no_limit=1')).json
    expect(items).toContainEqual(expect.objectContaining({ id: ids.north, alias: 'arctic-ice' }))
    expect((await ask(`/api/packages/${ids.winter}`)).status).toBe(200)
  })

  it('is not renamed twice, even if the files still name it', async () => {
    expect(await diff(rename)).toEqual([])
    expect(await server.apply(buildSoldLeague('alpha', rename))).toMatchObject({ changed: false })
  })
})
