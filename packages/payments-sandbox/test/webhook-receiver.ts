import { once } from 'node:events'
import { createServer } from 'node:http'
import Stripe from 'stripe'

export type Received = { event: Stripe.Event; signature: string; payload: string }

/** An endpoint that keeps what comes, and answers with what it is told to. */
export async function startReceiver() {
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    let payload = ''
    request.on('data', chunk => {
      payload += chunk
    })
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature'])
      received.push({ event: JSON.parse(payload), signature, payload })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/webhook`,
    received,
    answers,
    types: () => received.map(({ event }) => event.type),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export function verify({ payload, signature }: Received, secret: string, nowMs: number): Stripe.Event {
  return Stripe.webhooks.constructEvent(payload, signature, secret, 300, undefined, nowMs)
}
