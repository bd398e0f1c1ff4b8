import { Gauge, type Registry } from 'prom-client'
import type { Figures } from '../deployment/operations/index.ts'

const described = {
  jobs: { help: 'Jobs in the queue, by job and state', labelNames: ['job', 'state'] },
  jobs_oldest_seconds: { help: 'How long the job that is due has waited', labelNames: ['job'] },
  cameras: { help: 'Cameras of live games, by what their encoder does', labelNames: ['state'] },
  orders: { help: 'Orders, by state', labelNames: ['state'] },
  orders_unsettled_oldest_seconds: {
    help: 'Age of the oldest order that nobody has settled',
    labelNames: [],
  },
  door_waiting: { help: 'People in line before the players, by lane', labelNames: ['lane'] },
  nodes: { help: 'Processes of the deployment that are alive, by role', labelNames: ['role'] },
  counting_lag_seconds: {
    help: 'How far the counts of what browsers told are behind',
    labelNames: ['counting'],
  },
} as const

/** What is the same whichever process is asked; `refresh` brings it up to date. */
export function addDeploymentGauges(registry: Registry, read: () => Promise<Figures>) {
  const registers = [registry]
  const gauges = new Map<string, Gauge>(
    Object.entries(described).map(([name, { help, labelNames }]) => [
      name,
      new Gauge({ name, help, labelNames: [...labelNames], registers }),
    ]),
  )
  const database = new Gauge({ name: 'database_up', help: '1: the database answers', registers })
  return async function refresh(): Promise<void> {
    const { rows, isDatabaseUp } = await read()
    database.set(isDatabaseUp ? 1 : 0)
    for (const gauge of gauges.values()) gauge.reset()
    for (const { figure, label, state, value } of rows) {
      const names = Object.entries(described).find(([name]) => name === figure)?.[1].labelNames ?? []
      const values = [label, state].filter(part => part !== null)
      gauges
        .get(figure)
        ?.set(Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])), value)
    }
  }
}
