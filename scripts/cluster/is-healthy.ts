import { connect } from 'node:net'
import type { Part } from './plan-cluster.ts'

const withinMs = 2_000

export async function isHealthy({ health }: Pick<Part, 'health'>): Promise<boolean> {
  if ('url' in health) return isOk(health.url)
  const { host, port } = health
  return new Promise(resolve => {
    const socket = connect({ host, port, timeout: withinMs })
    const say = (answer: boolean) => () => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', say(true)).once('error', say(false)).once('timeout', say(false))
  })
}

export async function isOk(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(withinMs) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.status === 200
}
