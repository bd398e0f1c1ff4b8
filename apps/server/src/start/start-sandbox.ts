import { join } from 'node:path'
import { startSandbox } from '@grandstand/payments-sandbox'
import type { Config } from '../config/read-config.ts'
import { roles } from '../config/roles.ts'
import { errorCode } from '../runtime/error-code.ts'
import type { Log } from '../runtime/log.ts'
import type { Stops } from './stops.ts'

const usualPort = 12_111

/**
 * Where payments without keys go; null in production, where nothing is sold without keys. One process of a deployment has
 * it, because it keeps what was paid. The others find it by `SANDBOX_URL`.
 */
export async function openSandbox(
  config: Config,
  { log, now, say }: { log: Pick<Log, 'warn'>; now: () => Date; say: (sentence: string) => void },
  stops: Stops,
): Promise<string | null> {
  if (config.production) return null
  if (config.sandboxUrl !== null) return config.sandboxUrl
  if (config.roles.size < roles.length && config.sandboxPort === null) {
    const sells = config.roles.has('web') || config.roles.has('worker')
    if (sells)
      say(
        'Channels without payment keys cannot sell: one of the processes that share this database needs SANDBOX_PORT, the others need SANDBOX_URL.',
      )
    return null
  }
  const open = (port: number) =>
    startSandbox({
      dir: join(config.dataDir, 'payments'),
      port,
      now: () => now().getTime(),
      logError: error => log.warn({ error }, 'The payments sandbox had an error'),
    })
  const sandbox = await open(config.sandboxPort ?? usualPort).catch((error: unknown) => {
    if (config.sandboxPort !== null || errorCode(error) !== 'EADDRINUSE') throw error
    return open(0)
  })
  stops.push('the payments sandbox', sandbox.close)
  return sandbox.url
}
