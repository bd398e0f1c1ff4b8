import type { Ffmpeg } from '@grandstand/media'
import { z } from 'zod'
import type { GoogleAnalytics } from '../adapters/google-analytics/index.ts'
import type { MailTransport } from '../adapters/mail/mail-transport.ts'
import type { Payments } from '../adapters/payments/index.ts'
import type { Push } from '../adapters/push/index.ts'
import type { Db, Tx } from '../db/connection.ts'
import type { Log } from '../runtime/log.ts'
import type { RateLimiter } from '../runtime/rate-limiter.ts'
import type { Sealer } from '../runtime/sealer.ts'
import type { Tracing } from '../runtime/tracing.ts'
import type { Channel, ChannelDirectory } from './channel.ts'
import type { DeploymentSetting } from './deployment-setting.ts'
import type { MediaFolders } from './media-folders.ts'
import type { MediaTokens } from './media-tokens.ts'
import type { Nodes } from './nodes.ts'
import type { Recordings } from './recordings.ts'
import type { Rosters } from './roster.ts'
import type { StoredCopies } from './stored-copies.ts'
import type { Telemetry } from './telemetry.ts'

/** What a job may use. */
export interface JobContext {
  db: Db
  now: () => Date
  limiter: RateLimiter
  mail: MailTransport
  payments: Payments
  googleAnalytics: GoogleAnalytics<Channel>
  push: Push
  telemetry: Telemetry
  rosters: Rosters
  channels: ChannelDirectory
  /** A job may ask for others. */
  jobs: Jobs
  publicUrl: string
  sealer: Sealer
  deployment: DeploymentSetting
  folders: MediaFolders
  nodes: Nodes
  recordings: Recordings
  storedCopies: StoredCopies
  mediaTokens: MediaTokens
  /** Null: there is none. */
  ffmpeg: Ffmpeg | null
  isProduction: boolean
  log: Log
  /** Null: tracing is off. */
  tracing: Tracing | null
  /** The job is no longer wanted here: the server stops, or another one has taken it over. */
  signal: AbortSignal
}

interface JobTerms<Payload> {
  name: string
  /** How often a failed run is tried again; the wait doubles from `retryDelaySeconds`, given where somebody waits. */
  retries?: number
  retryDelaySeconds?: number
  /** May take hours: a few at a time on each server, taken over by another soon after its server died. */
  isLong?: boolean
  /** Of a long one that waits more than it works; else a few. */
  atOnce?: number
  /** Whose it is: each has one of a long job done at a time on each server, so that others get their turn. */
  turnOf?: (payload: Payload) => number
  /** About files: it runs at a process that has them. */
  runsAtSite?: boolean
  run(ctx: JobContext, payload: Payload): Promise<void>
}

/** A job may come twice, late, or die half-way: it verifies, then converges. */
export interface Job<Payload = unknown> extends Omit<JobTerms<Payload>, 'turnOf' | 'run'> {
  schedule?: string
  /** Payloads are stored, so they are parsed when they come back. */
  run(ctx: JobContext, stored: unknown): Promise<void>
  turnOf?: (stored: unknown) => number
  /** Never set: it carries the payload's type. */
  readonly types?: Payload
}

/** By a cron line, in UTC. Such a job has no payload. */
export function defineJob(
  options: JobTerms<unknown> & { schedule: string; payload?: z.ZodUnknown },
): Job<unknown>
export function defineJob<Payload>(
  options: JobTerms<Payload> & { schedule?: never; payload: z.ZodType<Payload> },
): Job<Payload>
export function defineJob({
  payload = z.unknown(),
  turnOf,
  run,
  ...options
}: JobTerms<unknown> & { schedule?: string; payload?: z.ZodType<unknown> }): Job<unknown> {
  return {
    ...options,
    ...(turnOf && { turnOf: (stored: unknown) => turnOf(payload.parse(stored)) }),
    run: (ctx, stored) => run(ctx, payload.parse(stored)),
  }
}

/** Enough to ask for a job: what a job does may lead to the next one. */
export type JobName<Payload> = Pick<Job<Payload>, 'name' | 'runsAtSite' | 'turnOf' | 'types'>

export interface Jobs {
  /**
   * Part of the caller's transaction: with it the job is there, without it never was. `site` is where the files of a job lie, if it
   * runs at a site; null: anywhere.
   */
  add<Payload extends object>(
    tx: Tx,
    job: JobName<Payload>,
    payload: Payload,
    site?: string | null,
  ): Promise<void>
  /**
   * Removes the job's payloads, waiting and done, in which all of these paths have these values, in whatever case;
   * `replyTo.address` is a path.
   */
  forget<Payload extends object>(tx: Tx, job: Job<Payload>, values: Record<string, string>): Promise<void>
}
