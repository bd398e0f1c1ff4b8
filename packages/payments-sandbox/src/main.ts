import { parseArgs } from 'node:util'
import { startSandbox } from './start-sandbox.ts'

/** The sandbox as a process of its own: `node src/main.ts --dir … --port …`. Says where it listens, ends on SIGTERM. */
const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: '.data/payments' },
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
    'public-url': { type: 'string' },
  },
})

const sandbox = await startSandbox({
  dir: values.dir,
  port: Number(values.port),
  host: values.host,
  ...(values['public-url'] && { publicUrl: values['public-url'] }),
  mayKill: true,
})
console.log(`payments-sandbox listens on port ${sandbox.port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close())
