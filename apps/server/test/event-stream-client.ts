import { type IncomingMessage, request } from 'node:http'

export interface Message {
  id: string | undefined
  event: string
  // What came over the wire; tests look into it as they please.
  // biome-ignore lint/suspicious/noExplicitAny: an answer is unknown until a test says what it expects
  data: any
}

/** A reader of server-sent events that keeps all it has heard. */
export async function openStream(
  base: string,
  apiKey: string,
  lastEventId?: string,
  sentIn: 'query' | 'header' = 'query',
  cookie?: string,
) {
  const sent = request(`${base}/api/events-stream${sentIn === 'query' ? `?api_key=${apiKey}` : ''}`, {
    agent: false,
    headers: {
      host: 'alpha.test',
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      ...(sentIn === 'query' ? {} : { authorization: `Bearer ${apiKey}` }),
      ...(cookie === undefined ? {} : { cookie, 'sec-fetch-site': 'same-origin' }),
    },
  })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve)
    sent.on('error', reject)
    sent.end()
  })
  const messages: Message[] = []
  let text = ''
  let isEnded = false
  response.on('data', chunk => {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]
      const event = field('event')
      if (event) messages.push({ id: field('id'), event, data: JSON.parse(field('data') ?? 'null') })
    }
  })
  response.on('close', () => {
    isEnded = true
  })
  response.on('error', () => {})
  return { response, messages, close: () => response.destroy(), isEnded: () => isEnded }
}
