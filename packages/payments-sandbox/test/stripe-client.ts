import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Stripe from 'stripe'
import { afterAll } from 'vitest'
import { apiVersion, type Sandbox, type SandboxOptions, secretPrefix, startSandbox } from '../src/index.ts'

/** The SDK as the server uses it, on an account of its own. */
export function createStripe({ port }: Pick<Sandbox, 'port'>, account: string, config = {}): Stripe {
  return new Stripe(secretPrefix + account, {
    apiVersion,
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  })
}

export async function control(
  { port }: Pick<Sandbox, 'port'>,
  account: string,
  method: string,
  name: string,
  body: { [name: string]: string | number } = {},
) {
  const response = await fetch(`http://127.0.0.1:${port}/sandbox/${name}`, {
    method,
    headers: { authorization: `Bearer ${secretPrefix}${account}` },
    ...(method === 'POST' && {
      body: new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)])),
    }),
  })
  return { status: response.status, body: await response.json() }
}

/** A sandbox that closes after the last test of the file. */
export async function serveSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const dir = await mkdtemp(path.join(tmpdir(), 'payments-sandbox-'))
  const sandbox = await startSandbox({ dir, retryMs: 20, ...options })
  afterAll(async () => {
    await sandbox.close()
    await rm(dir, { recursive: true, force: true })
  })
  return sandbox
}
