import { createEvents, type NewEvent } from '../src/catalogue/events/index.ts'
import { addEmbeddedMedia } from '../src/video/playback/index.ts'
import { buildChannel } from './channel-builder.ts'
import type { TestServer } from './start-test-server.ts'

/** The small channel with a second school, so that teams can meet. */
export function buildLeague(key: string, change: Parameters<typeof buildChannel>[1] = {}) {
  const channel = buildChannel(key, change)
  const team = { images: [], gender: 'women' as const, sport: 'ball' }
  channel.document.schools.push({
    alias: 'heloise',
    name: { en: 'Héloïse Academy', fr: 'Académie Héloïse', bg: 'Академия Елоиз' },
    city: 'Northwick',
    color: '#00aa55',
    teams: [
      { ...team, alias: 'heloise-ball', name: 'Northwick Herons', short_name: 'HER' },
      { ...team, alias: 'heloise-second', name: 'Northwick Egrets', short_name: 'EGR', sport: 'small-ball' },
    ],
  })
  return channel
}

export type GameEntry = NonNullable<ReturnType<typeof buildLeague>['document']['events']>[number]

/** A game of that league, as its files say it. */
export const derbyEntry: GameEntry = {
  alias: 'derby',
  time: '2099-11-20 19:00',
  minutes: 120,
  away: 'heloise-ball',
  home: 'team',
  location: 'hall',
  type: 'paid',
  base_price: 899,
  service_fee: 100,
  cancelled: false,
}

/** Another site's player, which a channel takes with `embed_hosts: ['video.example']`. */
export const outsidePlayer = { type: 'embedded', url: 'https://video.example/7', name: 'Partner' } as const
export const addOutsidePlayer = (server: TestServer, eventId: number) =>
  addEmbeddedMedia(server.ctx, server.alphaId, eventId, outsidePlayer)

/** A game that is sold by itself and with passes. */
export const soldGame = { type: 'paid', base_price: 899, service_fee: 100 } as const

/** A game that is live, sold, and can be played. */
export async function addSoldGame(server: TestServer, change: object = {}): Promise<number> {
  const season = await openSeason(server)
  const id = await season.add(new Date().toISOString(), { ...soldGame, stream_status: 'live', ...change })
  await addOutsidePlayer(server, id)
  return id
}

/** Events of a channel by the aliases of its teams and sports. */
export async function openSeason(server: TestServer, channelKey = 'alpha') {
  const host = `${channelKey}.test`
  const channel = await server.ctx.channels.findByKey(channelKey)
  if (!channel) throw new Error(`no channel ${channelKey}`)
  const { json } = await server.ask('/api/channel-bootstrap-data', { host })
  const { json: teams } = await server.ask('/api/participants?no_limit=1', { host })
  const idOf = (items: { alias: string; id: number }[], alias: string) => {
    const found = items.find(item => item.alias === alias)
    if (!found) throw new Error(`no ${alias}`)
    return found.id
  }
  const team = (alias: string) => idOf(teams.items, alias)
  const sport = (alias: string) =>
    idOf(
      [...json.event_categories, ...json.event_categories.flatMap((each: { children: [] }) => each.children)],
      alias,
    )
  const hour = 3_600_000

  const location = idOf(json.event_locations, 'hall')

  return {
    team,
    sport,
    group: (alias: string) => idOf(json.participant_groups, alias),
    location,
    /** A game as the Studio's form sends it; a free one, unless changed. */
    terms: (change: object = {}) => ({
      time: '2099-10-02 19:00',
      minutes: 120,
      away_id: team('heloise-ball'),
      home_id: team('team'),
      team_ids: [],
      title: {},
      sport_id: null,
      venue_id: location,
      type: 'free',
      base_price: 0,
      service_fee: 0,
      description: {},
      ...change,
    }),
    /** A free game of the first sport, two hours long; `teams` are aliases, away first. */
    async add(
      startsAt: string,
      { teams: aliases = ['team'], ...change }: Partial<Omit<NewEvent, 'teams'>> & { teams?: string[] } = {},
    ): Promise<number> {
      const event_utc_ts = new Date(startsAt)
      const ids = aliases.map(team)
      const [id] = await createEvents(server.ctx, channel, [
        {
          name: 'Game',
          type: 'free',
          event_category_id: sport('ball'),
          event_utc_ts,
          ends_at: new Date(event_utc_ts.getTime() + 2 * hour),
          time_zone: 'America/Toronto',
          description: '',
          home_team_id: ids.at(-1) ?? null,
          teams: ids.map(participant_id => ({ participant_id, score: null })),
          ...change,
        },
      ])
      if (id === undefined) throw new Error('no event')
      return id
    },
  }
}
