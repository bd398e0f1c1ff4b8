import type { Config } from '../config/read-config.ts'
import { roles } from '../config/roles.ts'
import type { RunningServer } from './start-server.ts'

/** What a person who starts the server needs first: addresses and logins. */
export function describeServer(config: Config, server: RunningServer, seconds: string): string {
  return [
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
    `  Mail:                 ${describeMail(config, server)}`,
    '  Stop with Ctrl-C.',
    '',
  ].join('\n')
}

function rtmpAddress({ publicUrl }: Config, port: number): string {
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost'
  return `rtmp://${host}${port === 1935 ? '' : `:${port}`}/live`
}

function describeMail({ smtpUrl, dataDir }: Config, { url, demoLogins }: RunningServer): string {
  if (smtpUrl) return 'sent by SMTP'
  const kept = `kept in ${dataDir}/outbox`
  return demoLogins.length > 0 ? `${kept}, shown at ${url}/outbox` : kept
}
