import type { LoadedChannel } from '../src/content/channel-code/index.ts'
import { addOutsidePlayer, buildLeague, openSeason } from './event-builder.ts'
import type { TestServer } from './start-test-server.ts'

export type Document = LoadedChannel['document']

/** The league with two more sports, and a product of every kind. */
export function buildSoldLeague(key = 'alpha', change: (document: Document) => void = () => {}) {
  const channel = buildLeague(key, { embed_hosts: ['video.example'] })
  const { pages, sports, schools, products } = channel.document
  // What a test of pages needs could not be exported.
  for (const page of pages) page.body = { en: 'Our rules' }
  const [teamPass] = products.packages
  const [monthly] = products.subscriptions
  if (!teamPass || !monthly) throw new Error('no products')
  sports.push(
    {
      alias: 'ice',
      name: 'Ice',
      clip_tags: [],
      children: [{ alias: 'ice-hockey', name: 'Ice hockey', clip_tags: [], children: [] }],
    },
    { alias: 'swim', name: 'Swimming', clip_tags: [], children: [] },
  )
  schools.push({
    alias: 'north',
    name: 'North High',
    city: 'North',
    color: '#112233',
    teams: [
      {
        alias: 'north-ice',
        name: 'Bears',
        short_name: 'BEA',
        images: [],
        gender: 'men',
        sport: 'ice-hockey',
      },
      { alias: 'north-swim', name: 'Otters', short_name: 'OTT', images: [], gender: 'men', sport: 'swim' },
    ],
  })
  const pass = { ...teamPass, is_team_pass: false, capabilities: [] }
  products.packages.push(
    { ...pass, alias: 'season', event_categories: [] },
    { ...pass, alias: 'winter', event_categories: ['ice', 'swim'], capabilities: ['download'] },
    { ...pass, alias: 'game', type: 'single_event', event_categories: [], capabilities: ['download_clip'] },
  )
  products.subscriptions.push({ ...monthly, alias: 'yearly', offer: 'annual', capabilities: ['clipping'] })
  change(channel.document)
  return channel
}

/** A replay of each sport and kind that is sold, which anybody who may watch it can play at once. */
export async function playSeason(server: TestServer) {
  const season = await openSeason(server)
  const startsAt = new Date(Date.now() - 86_400_000).toISOString()
  const add = async (sport: string, teams: string[], type: 'paid' | 'ppv' = 'paid') => {
    const event_category_id = season.sport(sport)
    const location_id = season.location
    const game = { type, event_category_id, location_id, teams, stream_status: 'finished' } as const
    const id = await season.add(startsAt, game)
    await addOutsidePlayer(server, id)
    return id
  }
  const games = {
    ball: await add('ball', ['heloise-ball', 'team']),
    small: await add('small-ball', ['heloise-second', 'heloise-ball']),
    hockey: await add('ice-hockey', ['north-ice']),
    swim: await add('swim', ['north-swim']),
    ppv: await add('ball', ['heloise-ball', 'team'], 'ppv'),
  }
  return { season, games }
}
