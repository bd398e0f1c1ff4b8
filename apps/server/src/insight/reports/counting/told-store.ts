import { businessCodes } from '@grandstand/rules'
import { type SQL, sql } from 'drizzle-orm'

/** What no player waits for: a figure beyond it is made up, and would spoil the mean of all others. */
const longestStartupMs = 600_000

/** Of `video_events`: how long a `play` took to start. Browsers write what they like. */
export const startupMs = sql`
  case when name = 'play' and jsonb_typeof(details -> 'startup_ms') = 'number'
  then least(greatest((details -> 'startup_ms')::numeric, 0), ${longestStartupMs}::int)::float8 end`

/** As `startupScore` in the rules has it. */
export const startupScore = (ms: SQL) => sql`800 / (8 + ${ms} / 1000)`

/** As `businessReason` in the rules has it. */
export const isBusiness = (code: SQL) => sql`${code} = any (${sql.param([...businessCodes.keys()])}::text[])`

/** Beyond what any ladder has: browsers could name thousands. */
const maxSizes = 12

/** The time played by the height of the picture, one object for each of `keys`, from rows with a `height` and a `playing_ms`. */
export const sumSizes = (keys: SQL, rows: SQL) => sql`
  select ${keys}, jsonb_object_agg(height, size_ms) as sizes
  from (
    select ${keys}, height, sum(playing_ms) as size_ms,
      row_number() over (partition by ${keys} order by sum(playing_ms) desc) as place
    from (${rows}) as sized where height is not null and playing_ms > 0 group by ${keys}, height
  ) as ranked
  where place <= ${maxSizes}::int group by ${keys}`

/** For an upsert: the counts of now take the place of those before. */
export const replace = (names: readonly string[]) =>
  sql.join(
    names.map(name => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  )
