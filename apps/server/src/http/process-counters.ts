import type { FfmpegTally } from '@grandstand/media'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Context } from '../context/context.ts'
import type { TelemetryTally } from '../context/telemetry.ts'

type Purpose = ReturnType<FfmpegTally['list']>[number][1]

/** What this process does beside answering: rows of browsers that it takes, and what it starts ffmpeg for. */
export function addProcessCounters(
  registry: Registry,
  { telemetry, ffmpeg, door }: Pick<Context, 'telemetry' | 'ffmpeg' | 'door'>,
): void {
  const registers = [registry]
  new Counter({
    name: 'collector_rows_total',
    help: 'Rows of browsers, by table: kept, refused since too many waited, lost since the database did not take them',
    labelNames: ['table', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const { table, kept, refused, lost } of telemetry.listTallies())
        for (const [outcome, count] of Object.entries({ kept, refused, lost }))
          this.inc({ table, outcome }, count)
    },
  })
  new Counter({
    name: 'door_answers_total',
    help: 'Newcomers to players of games: let in straight, from the line, or since they play already; and answers that named a place',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(door.tally())) this.inc({ outcome }, count)
    },
  })
  const ofTables = (name: string, help: string, read: (tally: TelemetryTally) => number) =>
    ({
      name,
      help,
      labelNames: ['table'],
      registers,
      list: () => telemetry.listTallies().map(tally => [{ table: tally.table }, read(tally)] as const),
    }) as const
  const ofPurposes = (name: string, help: string, read: (tally: Purpose) => number) =>
    ({
      name,
      help,
      labelNames: ['purpose'],
      registers,
      list: () => (ffmpeg?.tally.list() ?? []).map(([purpose, tally]) => [{ purpose }, read(tally)] as const),
    }) as const
  for (const { list, ...described } of [
    ofTables('collector_batches_total', 'Statements that wrote rows of browsers', ({ batches }) => batches),
    ofTables('collector_batch_seconds_total', 'Time that they took', ({ batchSeconds }) => batchSeconds),
    ofPurposes('ffmpeg_runs_total', 'How often ffmpeg was started', ({ started }) => started),
    ofPurposes('ffmpeg_failures_total', 'How often it failed or took too long', ({ failed }) => failed),
    ofPurposes('ffmpeg_seconds_total', 'How long it ran, once it has ended', ({ seconds }) => seconds),
  ])
    new Counter({
      ...described,
      collect() {
        this.reset()
        for (const [labels, value] of list()) this.inc(labels, value)
      },
    })
  for (const { list, ...described } of [
    ofTables('collector_rows_waiting', 'Rows of browsers that wait to be written', ({ waiting }) => waiting),
    ofPurposes('ffmpeg_processes', 'How many ffmpeg run', ({ running }) => running),
  ])
    new Gauge({
      ...described,
      collect() {
        for (const [labels, value] of list()) this.set(labels, value)
      },
    })
}
