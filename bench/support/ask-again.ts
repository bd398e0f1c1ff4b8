import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { send } from './send.ts'

const pauseMs = 20
const [url = '', durationMs = '0'] = process.argv.slice(2)

/** A process of its own, so that a bench with much to do is not taken for a slow server. Prints how long each answer took. */
const agent = new Agent({ keepAlive: true })
const times: number[] = []
const untilMs = performance.now() + Number(durationMs)
while (performance.now() < untilMs) {
  const startedAtMs = performance.now()
  await send(url, { agent })
  times.push(performance.now() - startedAtMs)
  await sleep(pauseMs)
}
console.log(times.join(' '))
agent.destroy()
