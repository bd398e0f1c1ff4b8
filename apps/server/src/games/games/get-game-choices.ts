import type { GameChoices, Query, studioCalls } from '@grandstand/contract'
import { listGameFacts } from '../../catalogue/prices/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { localise, type StoredText } from '../../db/stored-text.ts'

interface Input {
  channel: Channel
  query: Query<typeof studioCalls.getGameChoices>
}

export async function getGameChoices(
  ctx: Pick<Context, 'db'>,
  { channel, query }: Input,
): Promise<GameChoices> {
  const { language, languages, time_zone, currency } = channel.settings
  const say = (text: StoredText) => localise(text, query.language ?? language, language)
  const { teams, sports, venues, prices } = await listGameFacts(ctx.db, channel.id)
  const isListed = ({ retired_at }: { retired_at: Date | null }) => retired_at === null
  return {
    teams: [...teams.values()].filter(isListed).map(({ id, name, school_id, school, sport_id }) => ({
      id,
      school_id,
      sport_id,
      name: say(name),
      school: say(school),
    })),
    sports: [...sports.values()].filter(isListed).map(({ id, name, parent_id }) => {
      const above = sports.get(parent_id ?? 0)
      return { id, parent_id, name: above ? `${say(above.name)} – ${say(name)}` : say(name) }
    }),
    venues: [...venues.values()].filter(isListed).map(venue => ({
      id: venue.id,
      name: [say(venue.name), say(venue.city)].filter(Boolean).join(', '),
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
  }
}
