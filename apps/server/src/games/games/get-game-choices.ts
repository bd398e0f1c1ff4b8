import type { GameChoices, Query, studioCalls } from '@grandstand/contract'
import { listGameFacts } from '../../catalogue/prices/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { localise, type StoredText } from '../../db/stored-text.ts'
import { findLastMade, listHomeVenues } from './game-choice-store.ts'

interface Input {
  channel: Channel
  query: Query<typeof studioCalls.getGameChoices>
}

export async function getGameChoices(
  ctx: Pick<Context, 'db' | 'rosters'>,
  { channel, query }: Input,
): Promise<GameChoices> {
  const { language, languages, time_zone, currency } = channel.settings
  const say = (text: StoredText) => localise(text, query.language ?? language, language)
  const reader = { channel, language: query.language ?? language }
  const { teams, sports, venues, prices } = await listGameFacts(ctx.db, channel.id)
  const [roster, homes, last] = await Promise.all([
    ctx.rosters.get(reader),
    listHomeVenues(ctx.db, channel.id),
    findLastMade(ctx.db, channel.id),
  ])
  const isListed = ({ retired_at }: { retired_at: Date | null }) => retired_at === null
  return {
    teams: [...teams.values()]
      .filter(isListed)
      .map(({ id, name, short_name, school_id, school, sport_id }) => {
        const shown = roster.known.teams.get(id)
        return {
          id,
          short_name,
          school_id,
          sport_id,
          name: say(name),
          card_name: shown?.card_name ?? say(name),
          school: say(school),
          color: shown?.color ?? '#808080',
          crest: shown?.images[0] ?? null,
          venue_id: homes.get(id) ?? null,
        }
      }),
    sports: [...sports.values()].filter(isListed).map(({ id, name, parent_id }) => {
      const above = sports.get(parent_id ?? 0)
      const short_name = say(name)
      return { id, parent_id, short_name, name: above ? `${say(above.name)} – ${short_name}` : short_name }
    }),
    venues: [...venues.values()].filter(isListed).map(venue => ({
      id: venue.id,
      name: [...new Set([say(venue.name), say(venue.city)])].filter(Boolean).join(', '),
      time_zone: venue.time_zone,
    })),
    prices: prices.map(({ sport, school, ...price }) => ({
      ...price,
      sport_id: sport ?? null,
      school_id: school ?? null,
    })),
    languages: [language, ...languages.filter(each => each !== language)],
    time_zone,
    currency,
    last_game: last ? { id: last.id, name: say(last.name), sport_id: last.sport_id } : null,
  }
}
