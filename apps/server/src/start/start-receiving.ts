import type { Config } from '../config/read-config.ts'
import { startSignals } from '../deployment/signals/index.ts'
import { createTrust } from '../http/create-trust.ts'
import { startIngest } from '../video/ingest/index.ts'
import type { Opened } from './open-context.ts'
import type { StartOptions } from './start-options.ts'
import type { Stops } from './stops.ts'

/** What was sent last is still to be written. */
const closingMs = 10_000

/** The role `ingest`: takes what encoders send, and writes the recordings. */
export async function startReceiving(
  config: Config,
  { ctx, srt, sendsTo, mediaDir }: Opened,
  { say }: StartOptions,
  stops: Stops,
): Promise<void> {
  if (srt.state === 'no_libsrt')
    say(
      'SRT_PORTS is set, but no ffmpeg with libsrt was found: encoders can send only RTMP. Install a current ffmpeg, or set FFMPEG_PATH.',
    )
  const { host, rtmpPort: port, trustProxy } = config
  // A number of proxies checks nobody, and encoders may connect past them.
  const trusts = createTrust(Array.isArray(trustProxy) ? trustProxy : false)
  const isProxy = (ip: string) => trusts(ip, 0)
  const drain = { mode: config.drain, limitSeconds: config.drainLimitSeconds }
  const ingest = await startIngest(ctx, { host, port, srt, mediaDir, drain, isProxy })
  stops.push('encoders', ingest.stop, drain.limitSeconds * 1000 + closingMs)
  stops.push('signals of cameras', startSignals(ctx).stop)
  sendsTo.isOpen = true
  sendsTo.rtmpPort = ingest.port
}
