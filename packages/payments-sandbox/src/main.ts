import { parseArgs } from 'node:util'
import { startSandbox } from './start-sandbox.ts'

/** The sandbox as a process of its own: `node src/main.ts --dir … --port …`. Says where it listens, ends on SIGTERM. */
const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: '.data/payments' },
    port: { type: 'string', default: '0' },
  },
})

const sandbox = await startSandbox({ dir: values.dir, port: Number(values.port), mayKill: true })
console.log(`payments-sandbox listens on port ${sandbox.port}`)
// A delivery that nobody waits for ends no payments of others.
process.on('unhandledRejection', error => console.error('A rejected promise was not handled.', error))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close())
