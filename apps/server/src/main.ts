import { constants, getPriority, setPriority } from 'node:os'
import { type Config, readConfig } from './config/read-config.ts'
import { roles } from './config/roles.ts'
import { exitWithError } from './runtime/exit-with-error.ts'
import { type RunningServer, startServer } from './start/start-server.ts'

/** Runs until it is told to stop. */
export async function main(): Promise<void> {
  const startedAtMs = performance.now()
  const config = readConfig(process.env)
  if (isCollectorAlone(config)) giveWay()
  const server = await startServer(config, { say: sentence => console.log(sentence) })
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
  console.log(
    [
      '',
      `Grandstand is ready after ${seconds} s:  ${config.publicUrl ?? server.url}`,
      ...(config.roles.size === roles.length
        ? []
        : [`  This process:         ${[...config.roles].join(', ')}, at ${server.url}`]),
      ...(config.roles.has('web') ? [`  The API, browsable:   ${server.url}/api/docs`] : []),
      ...server.demoLogins.map(
        ({ email, password, isTemporary }, index) =>
          `${index === 0 ? '  Log in as:           ' : '                       '} ${email}  ${password}${isTemporary ? '  (a temporary password)' : ''}`,
      ),
      ...(server.operator
        ? [
            `  The Studio:           ${server.url}/studio`,
            'password' in server.operator
              ? `    login and password  ${server.operator.email}  ${server.operator.password}`
              : `    ${server.operator.email} chooses a password, once and within the hour:  ${server.operator.link}`,
          ]
        : []),
      ...(server.liveEventId === null
        ? []
        : [`  A live game:          ${config.publicUrl ?? server.url}/watch/${server.liveEventId}`]),
      ...(server.rtmpPort === null
        ? []
        : [`  Encoders send to:     ${rtmpAddress(config, server.rtmpPort)}  with a game's stream key`]),
      `  Mail:                 ${mailPlace(config, server)}`,
      '  Stop with Ctrl-C.',
      '',
    ].join('\n'),
  )

  const stop = async (signal: Signal) => {
    // A second signal ends it at once.
    const endAtOnce = () => process.exit(130)
    process.once('SIGINT', endAtOnce)
    await server.stop()
    process.off('SIGINT', endAtOnce)
    endBy(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal))
}

const isCollectorAlone = ({ roles }: Config) => roles.size === 1 && roles.has('collector')

/** What browsers tell can wait; who shares the machine with it, as the pages do, cannot. */
function giveWay(): void {
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
}

type Signal = 'SIGINT' | 'SIGTERM'

/**
 * By the signal itself, as if nobody had caught it: `process.exit` waits for V8's threads, which at times wait for it in
 * turn (https://github.com/nodejs/node/issues/54918). It remains for who cannot be ended so: the first process of a
 * container, and `npm start`, which listens too.
 */
function endBy(signal: Signal): void {
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  process.exit(0)
}

function rtmpAddress({ publicUrl }: Config, port: number): string {
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost'
  return `rtmp://${host}${port === 1935 ? '' : `:${port}`}/live`
}

function mailPlace({ smtpUrl, dataDir }: Config, { url, demoLogins }: RunningServer): string {
  if (smtpUrl) return 'sent by SMTP'
  const kept = `kept in ${dataDir}/outbox`
  return demoLogins.length > 0 ? `${kept}, shown at ${url}/outbox` : kept
}

if (import.meta.main) await main().catch(exitWithError)
