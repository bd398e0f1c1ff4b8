import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { applyChannel } from './apply-channel.ts'
import { startDemoServer } from './demo-server.ts'
import { listen } from './listen.ts'

export interface CaptchaServer {
  url: string
  /** What the verifier was asked about. */
  tokens(): string[]
  stop(): Promise<void>
}

/** The demo channel with a reCAPTCHA whose verifier is on this machine: a token is good if it names the site key. */
export async function startCaptchaServer(): Promise<CaptchaServer> {
  const tokens: string[] = []
  const verifier = await listen(() => async (request, response) => {
    const token = new URLSearchParams(await text(request)).get('response') ?? ''
    tokens.push(token)
    const success = token.startsWith('site-key ')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ success, ...(success && { score: 0.9 }) }))
  })
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-captcha-'))
  const secretsFile = join(dir, 'secrets.yaml')
  await writeFile(secretsFile, 'northern-league: { recaptcha_secret: only-for-tests }\n')
  const server = await startDemoServer({ SECRETS_FILE: secretsFile, RECAPTCHA_URL: verifier.url })
  await applyChannel(server, yaml => `recaptcha: { site_key: site-key }\n${yaml}`)
  return {
    url: server.url,
    tokens: () => tokens,
    async stop() {
      await server.stop()
      await verifier.stop()
      await rm(dir, { recursive: true })
    },
  }
}
