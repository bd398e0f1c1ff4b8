import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CallError } from '../src/runtime/call-error.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague, type Document, playSeason } from './sold-league.ts'

const later = () => new Date(Date.now() + 86_400_000)

const server = await serveTests({ channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')] })
const { season, games: played } = await playSeason(server)
const games = played
const shop = openShop(server)
const holder = async (name: string, order?: Parameters<typeof shop.add>[1]): Promise<string> => {
  const { apiKey, userId } = await server.programKey(server.alphaId, `${name}@example.com`)
  if (order) await shop.add(userId, order)
  return apiKey
}
const winter = { package: 'winter' }
const teamPass = { package: 'team-pass' }
const buyers = {
  game: await holder('game', { event_id: played.ball }),
  ppv: await holder('ppv', { package: 'game', type: 'event', event_id: played.ppv }),
  winter: await holder('winter', winter),
  winterWithEnd: await holder('winter-with-end', { ...winter, expires_at: later() }),
  winterThatEnded: await holder('winter-ended', { ...winter, expires_at: new Date(Date.now() - 1000) }),
  ice: await holder('ice', { ...winter, event_category_id: season.sport('ice') }),
  season: await holder('season', { package: 'season' }),
  herons: await holder('herons', { ...teamPass, participant_id: season.team('heloise-ball') }),
  egrets: await holder('egrets', {
    ...teamPass,
    participant_id: season.team('heloise-second'),
    expires_at: later(),
  }),
  monthly: await holder('monthly', { subscription: 'monthly', expires_at: later() }),
  yearly: await holder('yearly', { subscription: 'yearly' }),
  refunded: await holder('refunded', { ...winter, status: 'refunded', activity_status: 'inactive' }),
  nobody: await holder('nobody'),
  visitor: await server.anonymousKey(),
}
const before = await lookAll()

/** What a holder of a key gets, call by call. */
async function look(apiKey: string) {
  const headers = { authorization: `Bearer ${apiKey}` }
  const { json: list } = await server.ask('/api/events?limit=100', { headers })
  const seen = Object.entries(games).map(async ([name, id]) => {
    const { json } = await server.ask(`/api/events/${id}`, { headers })
    const play = await server.ask(`/api/events/${id}/playback`, { body: {}, headers })
    return [
      name,
      {
        has_access: json.has_access,
        listed: list.items.find((item: { id: number }) => item.id === id)?.has_access,
        teams: json.participants.map((team: { id: number; name: string }) => `${team.id} ${team.name}`),
        playback: play.status === 200 ? 'plays' : play.json.error.code,
      },
    ]
  })
  const { json: access } = await server.ask('/api/user/access', { headers })
  return { access, games: Object.fromEntries(await Promise.all(seen)) }
}

async function lookAll() {
  // As if the last look were long ago: an account may start only so many players in a few minutes.
  await server.ctx.db.execute(sql`update playbacks set started_at = started_at - interval '1 hour'`)
  const looks = Object.entries(buyers).map(async ([name, key]) => [name, await look(key)])
  return Object.fromEntries(await Promise.all(looks))
}

let applied = 0
/** Applies the league with a change, and waits until the server shows it. */
async function apply(change: Change): Promise<void> {
  applied += 1
  const notice = `Notice ${applied}.`
  await server.apply(
    buildSoldLeague('alpha', document => {
      document.channel.static_blocks = { header_notice: notice }
      change(document)
    }),
  )
  const shown = async () => (await server.ask('/api/settings')).text
  await expect.poll(shown, { timeout: 5_000 }).toContain(notice)
}

type Change = (document: Document) => void
const asItWas: Change = () => {}

const changes: [name: string, change: Change, back?: Change][] = [
  [
    'fewer sports, teams and schools, and products of what is left',
    document => {
      document.sports = document.sports.filter(({ alias }) => alias === 'ball')
      document.sports[0]?.children.splice(0)
      document.schools = document.schools.filter(({ alias }) => alias !== 'north')
      for (const school of document.schools)
        school.teams = school.teams.filter(({ alias }) => alias === 'team')
      for (const product of document.products.packages)
        product.event_categories = product.event_categories.filter(alias => alias === 'ball')
    },
  ],
  [
    'no product',
    document => {
      document.products = { packages: [], subscriptions: [], game_prices: [], coupons: [] }
    },
  ],
  [
    'other capabilities',
    document => {
      const [monthly, yearly] = document.products.subscriptions
      if (monthly) monthly.capabilities = []
      if (yearly) yearly.capabilities = ['download', 'no_ads', 'vod_media_access']
      for (const product of document.products.packages) product.capabilities = ['no_ads', 'clipping']
    },
  ],
  [
    'products of other sports, of all sports and of another kind',
    document => {
      const [teamPass, season, winter, game] = document.products.packages
      if (teamPass) teamPass.event_categories = []
      if (season) Object.assign(season, { event_categories: ['ball'], is_team_pass: true })
      if (winter) winter.event_categories = []
      if (game) Object.assign(game, { type: 'package' })
    },
  ],
  [
    'sports that stand elsewhere',
    document => {
      const named = (alias: string) => ({ alias, name: alias, clip_tags: [], children: [] })
      document.sports = [
        { ...named('swim'), children: [named('ball'), named('ice')] },
        { ...named('small-ball'), children: [named('ice-hockey')] },
      ]
    },
  ],
  [
    'new aliases for everything, said by `was`',
    document =>
      renameAll(document, entry => {
        entry.was = entry.alias
        entry.alias = `new-${entry.alias}`
      }),
    document =>
      renameAll(document, entry => {
        entry.was = `new-${entry.alias}`
      }),
  ],
  [
    'new aliases for everything, without a word',
    document =>
      renameAll(document, entry => {
        entry.alias = `other-${entry.alias}`
      }),
  ],
  [
    'nothing at all',
    document => {
      Object.assign(document, { sports: [], locations: [], schools: [], slides: [], menu: [], prerolls: [] })
      document.products = { packages: [], subscriptions: [], game_prices: [], coupons: [] }
    },
  ],
]

function renameAll(document: Document, rename: (entry: { alias: string; was?: string | undefined }) => void) {
  const prefixed = new Map<string, string>()
  const each = (entry: { alias: string; was?: string | undefined }) => {
    const before = entry.alias
    rename(entry)
    prefixed.set(before, entry.alias)
  }
  const now = (alias: string) => prefixed.get(alias) ?? alias
  for (const sport of document.sports) [sport, ...sport.children].forEach(each)
  for (const school of document.schools) [school, ...school.teams].forEach(each)
  document.locations.forEach(each)
  document.products.packages.forEach(each)
  document.products.subscriptions.forEach(each)
  for (const team of document.schools.flatMap(({ teams }) => teams)) team.sport = now(team.sport)
  for (const product of document.products.packages)
    product.event_categories = product.event_categories.map(now)
  Object.assign(document, { slides: [], menu: [], prerolls: [] })
}

describe('the channel changed by apply while orders are open: nobody loses or gains access', () => {
  it('and buyers hold different products', () => {
    const opened = (name: string) =>
      Object.keys(games).filter(game => {
        const { has_access, listed, playback } = before[name].games[game]
        expect([has_access, listed, playback === 'plays']).toEqual(Array(3).fill(has_access))
        return has_access
      })
    expect(Object.fromEntries(Object.keys(buyers).map(name => [name, opened(name).join(' ')]))).toEqual({
      game: 'ball',
      ppv: 'ppv',
      winter: 'hockey swim',
      winterWithEnd: 'hockey swim',
      winterThatEnded: '',
      ice: 'hockey',
      season: 'ball small hockey swim',
      herons: 'ball small',
      egrets: 'small',
      monthly: 'ball small hockey swim',
      yearly: 'ball small hockey swim',
      refunded: '',
      nobody: '',
      visitor: '',
    })
    expect(before.monthly.access.capabilities).toEqual(['watch', 'no_ads'])
    expect(before.winter.access.capabilities).toEqual(['watch', 'download'])
  })

  it.for(changes)('%s', async ([, change, back = asItWas]) => {
    await apply(change)
    expect(await lookAll()).toEqual(before)
    await apply(back)
  })

  it('all of it, once everything is back', async () => {
    expect(await lookAll()).toEqual(before)
  })

  it('a buyer at that very moment gets what was on sale, or hears that it is not', async () => {
    const { apiKey, userId } = await server.programKey(server.alphaId, 'hasty@example.com')
    const without = buildSoldLeague('alpha', ({ products }) => {
      products.packages = products.packages.filter(({ alias }) => alias !== 'winter')
    })
    const buy = () => shop.add(userId, { package: 'winter' })
    const refused: unknown[] = []
    for (const channel of [without, buildSoldLeague('alpha'), without, buildSoldLeague('alpha')]) {
      const results = await Promise.allSettled([buy(), buy(), server.apply(channel), buy(), buy()])
      refused.push(...results.flatMap(result => (result.status === 'rejected' ? [result.reason] : [])))
    }
    expect(refused.filter(error => !(error instanceof CallError && error.code === 'not_found'))).toEqual([])
    await buy()
    const seen = await look(apiKey)
    expect(seen.games).toMatchObject({
      hockey: { has_access: true },
      swim: { has_access: true },
      ball: { has_access: false },
    })
  })
})
