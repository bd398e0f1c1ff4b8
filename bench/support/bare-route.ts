import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** The least that Fastify can do: one route that sends given bytes. */
const [file = '', contentType = ''] = process.argv.slice(2)
const bytes = readFileSync(file)
const app = Fastify({ logger: false })
app.get('/bytes', (_request, reply) => reply.type(contentType).send(bytes))
const address = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`listening ${new URL(address).port}`)
