import { z } from 'zod'
import { openClient } from '../../apps/server/src/db/open-client.ts'
import type { Engines } from './engines.ts'
import { isHealthy } from './is-healthy.ts'
import { type Part, planCluster } from './plan-cluster.ts'
import type { Run } from './run-file.ts'

const members = z.object({
  members: z.array(
    z.object({ name: z.string(), role: z.string(), state: z.string(), lag: z.unknown().optional() }),
  ),
})
const nodeRows = z.array(
  z.object({ id: z.string(), url: z.string(), seconds: z.coerce.number(), is_draining: z.boolean() }),
)
const cameraRows = z.array(
  z.object({
    video_id: z.int(),
    state: z.string(),
    event_id: z.int().nullable(),
    owner_node: z.string().nullable(),
    owner_epoch: z.int(),
  }),
)
const dutyRows = z.array(z.object({ name: z.string(), node_id: z.string() }))

/** Who does what: each process with its health, which PostgreSQL is the primary, and who has which camera and duty. */
export async function describeCluster(run: Run, engines: Engines, databaseUrl: string): Promise<string> {
  const parts = planCluster(run.settings, engines)
  const [health, primary, shared] = await Promise.all([
    Promise.all(parts.map(isHealthy)),
    describePostgres(run.settings.net),
    describeShared(parts, databaseUrl).catch(error => [
      `The database does not answer, so nobody knows who has which camera: ${error instanceof Error ? error.message : error}`,
    ]),
  ])
  const rows = parts.map(({ name, role, address }, index) => [
    name,
    health[index] ? 'healthy' : 'NOT HEALTHY',
    address,
    String(run.parts[name] ?? ''),
    role,
  ])
  return [
    ...table([['process', 'health', 'address', 'pid', 'role'], ...rows]),
    '',
    ...primary,
    ...shared,
  ].join('\n')
}

async function describePostgres(net: string): Promise<string[]> {
  for (const number of [1, 2]) {
    const url = `http://${net}.3${number}:8008/cluster`
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
    const found = members.safeParse(await answer?.json().catch(() => null))
    if (!found.success) continue
    return found.data.members.map(
      ({ name, role, state }) => `PostgreSQL  ${name} is the ${role.replace('_', ' ')}, ${state}`,
    )
  }
  return ['PostgreSQL  no Patroni answers']
}

async function describeShared(parts: readonly Part[], databaseUrl: string): Promise<string[]> {
  const client = await openClient(databaseUrl)
  try {
    const ask = async (text: string) => (await client.query(text)).rows
    const nodes = nodeRows.parse(
      await ask(
        'select id, url, extract(epoch from now() - heartbeat_at) as seconds, is_draining from nodes order by url',
      ),
    )
    const cameras = cameraRows.parse(
      await ask(`select video_id, state, event_id, owner_node, owner_epoch
        from cameras where state not in ('idle', 'ended') order by 1 limit 50`),
    )
    const duties = dutyRows.parse(
      await ask('select name, node_id from duties where until > now() order by name limit 50'),
    )
    const nameOf = (id: string | null) => {
      const node = nodes.find(one => one.id === id)
      return parts.find(({ address }) => node?.url === `http://${address}`)?.name ?? id ?? 'nobody'
    }
    return [
      ...nodes.map(
        ({ id, seconds, is_draining }) =>
          `node        ${nameOf(id)} was heard of ${Math.round(seconds)} s ago${is_draining ? ', and gives its work away' : ''}`,
      ),
      ...cameras.map(
        ({ video_id, state, event_id, owner_node, owner_epoch }) =>
          `camera      ${video_id} of event ${event_id} is ${state}; ${nameOf(owner_node)} has it, epoch ${owner_epoch}`,
      ),
      ...duties.map(({ name, node_id }) => `duty        ${nameOf(node_id)} has ${name}`),
    ]
  } finally {
    await client.end()
  }
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? []
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
