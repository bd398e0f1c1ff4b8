import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'

export interface FigureRow extends Record<string, unknown> {
  figure: string
  label: string | null
  state: string | null
  value: number
}

/** Of the whole deployment, in one query: monitoring must not add load. A placed queue counts as its job. */
export async function readFigureRows(db: Db): Promise<FigureRow[]> {
  const { rows } = await db.execute<FigureRow>(sql`
    select 'jobs' as figure, split_part(name, '/', 1) as label, state::text as state, count(*)::float8 as value
      from pgboss.job group by 2, 3
    union all select 'jobs_oldest_seconds', split_part(name, '/', 1), null,
      extract(epoch from now() - min(start_after))::float8
      from pgboss.job where state < 'active' and start_after <= now() group by 2
    union all select 'cameras', null, state, count(*)::float8 from cameras
      where state in ('held', 'live', 'no_picture', 'interrupted') group by 3
    union all select 'orders', null, status, count(*)::float8 from orders group by 3
    union all select 'orders_unsettled_oldest_seconds', null, null,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from orders where status = 'created'
    union all select 'nodes', role, null, count(*)::float8 from nodes, unnest(roles) as role
      where heartbeat_at > now() - interval '30 seconds' group by 2
    union all select 'door_waiting', lane, null,
      coalesce(sum((line -> lane ->> 'given')::float8 - (line -> lane ->> 'called')::float8), 0)
      from unnest(array['buyers', 'others']) as lane left join doors on true
      left join lateral jsonb_array_elements(doors.state -> 'lines') as line on true group by 2
    union all select 'counting_lag_seconds', name, null, extract(epoch from now() - until)::float8 from countings
      where name = 'minutes'`)
  return rows
}
