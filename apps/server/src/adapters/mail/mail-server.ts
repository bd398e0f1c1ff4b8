import type { MailProblem, mailSecurities } from '@grandstand/contract'
import { createTransport } from 'nodemailer'
import { errorCode } from '../../runtime/error-code.ts'

export interface MailServer {
  host: string
  port: number
  security: (typeof mailSecurities)[number]
  /** Empty: it asks for none. */
  user: string
  password: string
}

export interface MailOutcome {
  problem: MailProblem | null
  detail: string
}

const limits = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000, dnsTimeout: 5_000 }
const maxDetail = 300

/** As the environment would say it. */
export function mailServerUrl({ host, port, security, user, password }: MailServer): string {
  const who = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  const options = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' }[security]
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${who}${host}:${port}/${options}`
}

/** Whether it lets us in. No mail is sent. */
export async function tryMailServer(server: MailServer): Promise<MailOutcome> {
  const transport = createTransport({ url: mailServerUrl(server), ...limits })
  try {
    return await outcomeOf(transport.verify())
  } finally {
    transport.close()
  }
}

/** What became of something that was asked of a mail server. */
export async function outcomeOf(work: Promise<unknown>): Promise<MailOutcome> {
  try {
    await work
    return { problem: null, detail: '' }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return {
      problem: nameProblem(error),
      detail: said.replaceAll('\0', '').toWellFormed().slice(0, maxDetail),
    }
  }
}

const problems: Record<string, MailProblem> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  EOAUTH2: 'login',
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ENOTFOUND: 'unreachable',
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'timeout',
  ETLS: 'tls',
}

function nameProblem(error: unknown): MailProblem {
  const code = errorCode(error) ?? ''
  const isCertificate = error instanceof Error && /certificate|SSL|TLS/i.test(error.message)
  return isCertificate && code !== 'EAUTH' ? 'tls' : (problems[code] ?? 'refused')
}
