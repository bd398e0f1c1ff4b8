import { setTimeout as sleep } from 'node:timers/promises'
import { compareChannels, type Side } from './support/compare-channels.ts'
import type { Client } from './support/fill-events.ts'
import { type IdleCost, measureIdle, memoryBytes } from './support/measure-idle.ts'
import { type Deployments, openDeployments } from './support/open-channels.ts'
import { quantile } from './support/quantile.ts'
import { judge, scaled } from './support/scale.ts'
import { type Beside, startBeside } from './support/start-beside.ts'
import { type JobTimes, timeJobs } from './support/time-jobs.ts'

const counts = scaled({ channels: 1_000, games: 1_000 }, { channels: 20, games: 50 })
const starts = scaled(3, 1)
const idleSeconds = scaled(30, 1)
const settleSeconds = scaled(20, 0)
const visited = scaled(50, 3)
/** Of one channel among so many that nobody asks for. */
const goals = { start: 1.5, cpuMsAnHour: 20, jobMsAnHour: 20, memoryKb: 100 }

/** All figures are shown before any is judged. */
const missed: string[] = []
function wants(isGood: boolean, sentence: string): void {
  if (!isGood) missed.push(sentence)
}

type Sides = readonly [Side, Side]

/** Many channels on one database beside one of the same size: what the others cost the one that is asked. */
export default async function bench(): Promise<void> {
  const deployments = await openDeployments(counts)
  const running: Beside[] = []
  try {
    const [channels, games] = [counts.channels, counts.games].map(count => count.toLocaleString('en'))
    console.log(
      `${channels} channels of ${games} games, filled in ${deployments.fillSeconds.toFixed(0)} s, ${await sizeOf(deployments.many.client)}`,
    )
    await measureStarts(deployments, running)
    const sides = await openSides(deployments, running)
    await sleep(settleSeconds * 1_000)
    printIdle('nobody asks', await measureIdle(sides, idleSeconds, async () => {}))
    const visit = ({ server, host }: Side) => server.ask('/', { host })
    await Promise.all(sides.map(visit))
    printIdle('one visitor a second', await measureIdle(sides, idleSeconds, visit), goals.cpuMsAnHour)
    printMemory(sides)
    await measureJobs(deployments)
    const readBefore = await countWholeReads(sides[1].client)
    missed.push(...(await compareChannels(sides)))
    await visitOthers(sides[1])
    printWholeReads(readBefore, await countWholeReads(sides[1].client))
    judge(missed.length === 0, missed.join('; '))
  } finally {
    for (const server of running) await server.stop()
    await deployments.close()
  }
}

/** In turns; the last ones go on. */
async function measureStarts({ one, many }: Deployments, running: Beside[]): Promise<void> {
  const seconds: [number[], number[]] = [[], []]
  for (let start = 0; start < starts; start += 1) {
    for (const server of running.splice(0)) await server.stop()
    for (const [at, { url }] of [one, many].entries()) {
      const server = await startBeside(url)
      running.push(server)
      seconds[at]?.push(server.startSeconds)
    }
  }
  const [alone = 0, among = 0] = seconds.map(each => quantile(each, 0.5))
  const ratio = among / alone
  console.log(
    `start until ready: ${among.toFixed(2)} s with many, ${alone.toFixed(2)} s with one, ratio ${ratio.toFixed(2)} (goal ≤ ${goals.start})`,
  )
  wants(ratio <= goals.start, `A start with many channels took ${ratio.toFixed(2)} times as long`)
}

async function openSides({ one, many }: Deployments, running: readonly Beside[]): Promise<Sides> {
  const open = async (at: number, client: Client, channelId: number): Promise<Side> => {
    const { rows } = await client.query<{ host: string }>(
      'select host from channel_hosts where channel_id = $1 order by position limit 1',
      [channelId],
    )
    const server = running[at]
    const host = rows[0]?.host
    if (!server || !host) throw new Error(`There is no channel ${channelId}`)
    return { server, client, channelId, host }
  }
  return [await open(0, one.client, 1), await open(1, many.client, Math.ceil(counts.channels / 2))]
}

function printIdle(name: string, [one, many]: readonly [IdleCost, IdleCost], goal?: number): void {
  const sum = ({ serverMs, databaseMs }: IdleCost) => serverMs + databaseMs
  const each = (((sum(many) - sum(one)) / (counts.channels - 1)) * 3_600).toFixed(1)
  const ratio = (sum(many) / sum(one)).toFixed(2)
  console.log(
    `CPU while ${name}: server ${many.serverMs.toFixed(1)} and ${one.serverMs.toFixed(1)} ms a second, database ${many.databaseMs.toFixed(1)} and ${one.databaseMs.toFixed(1)}, ratio ${ratio}`,
  )
  console.log(`  an idle channel: ${each} ms an hour${goal === undefined ? '' : ` (goal ≤ ${goal})`}`)
  if (goal !== undefined) wants(Number(each) <= goal, `An idle channel takes ${each} ms of CPU an hour`)
}

/** As often as they run in an hour. */
async function measureJobs({ one, many }: Deployments): Promise<void> {
  const [ofOne, ofMany] = [await timeJobs(one.url), await timeJobs(many.url)]
  const sum = ({ countMinutesMs, countDaysMs, keepDaysMs }: JobTimes) =>
    60 * countMinutesMs + 6 * countDaysMs + keepDaysMs / 6
  const each = ((sum(ofMany) - sum(ofOne)) / (counts.channels - 1)).toFixed(1)
  const show = (what: string, of: (times: JobTimes) => number) =>
    `${what} ${of(ofMany).toFixed(0)} and ${of(ofOne).toFixed(0)} ms`
  console.log(
    `jobs by the clock: ${show('minutes', times => times.countMinutesMs)}, ${show('days', times => times.countDaysMs)}, ${show('old days', times => times.keepDaysMs)}`,
  )
  console.log(`  an idle channel: ${each} ms an hour (goal ≤ ${goals.jobMsAnHour})`)
  wants(Number(each) <= goals.jobMsAnHour, `The jobs take ${each} ms an hour for an idle channel`)
}

function printMemory([one, many]: Sides): void {
  const [ofOne, ofMany] = [memoryBytes(one.server.pid), memoryBytes(many.server.pid)]
  const each = (ofMany - ofOne) / (counts.channels - 1) / 1_024
  const inMb = (bytes: number) => (bytes / 1_048_576).toFixed(0)
  console.log(
    `memory: ${inMb(ofMany)} MB with many, ${inMb(ofOne)} MB with one, ratio ${(ofMany / ofOne).toFixed(2)}; an idle channel ${each.toFixed(1)} KB (goal ≤ ${goals.memoryKb})`,
  )
  wants(each <= goals.memoryKb, `An idle channel takes ${each.toFixed(1)} KB`)
}

/** Channels that nobody has asked for since the start. */
async function visitOthers({ server }: Side): Promise<void> {
  const before = memoryBytes(server.pid)
  const tookMs: number[] = []
  for (let channel = 2; channel < 2 + visited; channel += 1) {
    const startedAtMs = performance.now()
    await server.ask('/', { host: `league-${channel}.test` })
    tookMs.push(performance.now() - startedAtMs)
  }
  const each = (memoryBytes(server.pid) - before) / visited / 1_024
  console.log(
    `the first page of a channel since the start: p50 ${quantile(tookMs, 0.5).toFixed(1)} ms, p95 ${quantile(tookMs, 0.95).toFixed(1)} ms; it then holds ${each.toFixed(0)} KB`,
  )
}

/** Rows that were read from a table's first to its last, by table: an index was missing, or not worth it. */
async function countWholeReads(client: Client): Promise<Map<string, number>> {
  // Each connection tells once it has been quiet for a moment.
  await sleep(scaled(2_000, 0))
  const { rows } = await client.query<{ relname: string; count: string }>(
    'select relname, seq_tup_read as count from pg_stat_user_tables',
  )
  return new Map(rows.map(({ relname, count }) => [relname, Number(count)]))
}

function printWholeReads(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): void {
  const grown = [...after]
    .map(([table, count]) => ({ table, count: count - (before.get(table) ?? 0) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  const shown = grown.slice(0, 8).map(({ table, count }) => `${table} ${count.toLocaleString('en')}`)
  console.log(`rows read without an index meanwhile: ${shown.join(', ') || '0'}`)
  const ofLists = grown.filter(({ table }) =>
    ['events', 'event_participants', 'search_words'].includes(table),
  )
  wants(ofLists.length === 0, `A list reads all of ${ofLists.map(({ table }) => table).join(', ')}`)
}

async function sizeOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  return rows[0]?.size ?? ''
}
