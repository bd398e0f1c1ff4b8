import type { HostState } from '@grandstand/contract'

const timeoutMs = 3_000
/** What we answer is shorter by far. */
const maxBytes = 64 * 1024

/**
 * Asks as a browser would whether a channel is found under its name. It reports only that, whatever answers: users
 * who may enter host names must not read through our server.
 */
export async function tryHost(host: string, channelKey: string): Promise<HostState> {
  if (host === 'localhost' || /^[\d.]+$/.test(host)) return 'local'
  const [secure, plain] = await Promise.all([
    ask(`https://${host}`, channelKey),
    ask(`http://${host}`, channelKey),
  ])
  if (secure === 'own') return 'secure'
  if (plain === 'own') return 'plain'
  return secure === 'other' || plain === 'other' ? 'elsewhere' : 'silent'
}

async function ask(origin: string, channelKey: string): Promise<'own' | 'other' | 'silent'> {
  try {
    const answer = await fetch(`${origin}/api/channel-config`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return isOwn(await readStart(answer), channelKey) ? 'own' : 'other'
  } catch {
    return 'silent'
  }
}

async function readStart(answer: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxBytes) return ''
  }
  return text
}

function isOwn(text: string, channelKey: string): boolean {
  try {
    const said: unknown = JSON.parse(text)
    return (
      typeof said === 'object' && said !== null && 'channel_key' in said && said.channel_key === channelKey
    )
  } catch {
    return false
  }
}
