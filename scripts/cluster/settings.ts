import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface ClusterSettings {
  /** Where everything of it lies. */
  dir: string
  /** The first three numbers of its addresses: each part is a machine of its own, on the loopback. */
  net: string
  /** Where visitors and encoders come to. */
  bind: string
  port: number
  rtmpPort: number
  sandboxPort: number
}

/** What the files of `deploy/cluster` ask for. Secrets are made once and stay. */
export function valuesOf(settings: ClusterSettings, postgresBin: string): Record<string, string> {
  const { dir, net, bind, port, rtmpPort, sandboxPort } = settings
  return {
    DIR: dir,
    NET: net,
    BIND: bind,
    PORT: String(port),
    RTMP_PORT: String(rtmpPort),
    SANDBOX_PORT: String(sandboxPort),
    POSTGRES_BIN: postgresBin,
    PASSWORD: keepSecret(dir, 'database-password'),
    SECRET_KEY: keepSecret(dir, 'secret-key'),
  }
}

function keepSecret(dir: string, name: string): string {
  mkdirSync(dir, { recursive: true })
  const file = path.join(dir, name)
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
