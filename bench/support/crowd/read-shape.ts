import type { Pool } from 'pg'

/** How people come and what they do, for each viewer of the busiest moment. */
export interface CrowdShape {
  games: number
  /** Who comes in the busiest minute. */
  joinsInMinute: number
  /** The share of those who come by minute of the game, the first ones. */
  joinCurve: number[]
  /** What happens in a minute while all watch. */
  rewindsInMinute: number
  clipsInMinute: number
  buysInMinute: number
  /** Buys are counted over as many games as have some. */
  hasBuys: boolean
}

const maxGames = 200
const curveMinutes = 15

interface GameRow {
  peak: number
  busiest: number
  curve: number[]
  minutes: number
}

/** What the tables of telemetry, clips and orders say of the games that were: viewers of each minute, and starts in it. */
export async function readShape(pool: Pick<Pool, 'query'>): Promise<CrowdShape> {
  const { rows } = await pool.query<GameRow>(`
    select max(viewers)::int as peak, max(plays)::int as busiest, count(*)::int as minutes,
      (array_agg(plays order by minute))[1:${curveMinutes}] as curve
    from game_minutes group by channel_id, event_id having max(viewers) > 0 and sum(plays) > 0
    order by max(minute) desc limit ${maxGames}`)
  if (rows.length === 0) throw new Error('No game has been watched here: telemetry has no shape')
  const peaks = sum(rows.map(({ peak }) => peak))
  const comers = Array.from({ length: curveMinutes }, (_, at) => sum(rows.map(({ curve }) => curve[at] ?? 0)))
  const watchedMinutes = sum(rows.map(({ peak, minutes }) => peak * minutes))
  const one = async (query: string) =>
    Number((await pool.query<{ value: string }>(query)).rows[0]?.value ?? 0)
  const clips = await one('select count(*) as value from clips')
  // In the busiest minute of each game, for its viewers of the busiest moment.
  const buys = await one(`
    select coalesce(avg(most::float8 / peak), 0) as value from (
      select event_id, max(count) as most from (
        select event_id, date_trunc('minute', created_at), count(*) from orders
        where event_id is not null and status = 'paid' group by 1, 2
      ) as minutes group by event_id
    ) as sold join (select event_id, max(viewers) as peak from game_minutes group by 1) as watched using (event_id)
    where peak > 0`)
  // Two messages of one viewing that do not follow each other.
  const rewinds = await one(`
    select coalesce(sum((from_seconds < before - 1)::int)::float8 / nullif(count(*), 0), 0) as value from (
      select from_seconds, lag(to_seconds) over (partition by view_id order by seq) as before
      from video_viewings order by at desc limit 100000
    ) as told`)
  return {
    games: rows.length,
    joinsInMinute: sum(rows.map(({ busiest }) => busiest)) / peaks,
    joinCurve: comers.map(count => count / Math.max(1, sum(comers))),
    // A message comes every half minute.
    rewindsInMinute: rewinds * 2,
    clipsInMinute: clips / Math.max(1, watchedMinutes),
    buysInMinute: buys,
    hasBuys: buys > 0,
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
