import { readConfig } from './config/read-config.ts'
import { startServer } from './start-server.ts'

/** Runs until it is told to stop. */
export async function main(): Promise<void> {
  const startedAtMs = performance.now()
  const config = readConfig(process.env)
  const server = await startServer(config, { say: sentence => console.log(sentence) })
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
  console.log(
    [
      '',
      `Grandstand is ready after ${seconds} s:  ${config.publicUrl ?? server.url}`,
      `  The API, browsable:   ${server.url}/api/docs`,
      `  Visitors need no login yet; accounts have no screens so far.`,
      ...(server.operator
        ? [
            `  The Studio:           ${server.url}/studio`,
            `    login and password  ${server.operator.email}  ${server.operator.password}`,
          ]
        : []),
      `  Mail:                 ${config.smtpUrl ? 'sent by SMTP' : `kept in ${config.dataDir}/outbox`}`,
      '  Stop with Ctrl-C.',
      '',
    ].join('\n'),
  )

  const stop = async () => {
    // A second signal ends it at once.
    process.once('SIGINT', () => process.exit(130))
    await server.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}

if (import.meta.main) await main()
