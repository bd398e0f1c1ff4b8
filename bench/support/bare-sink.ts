import Fastify from 'fastify'

/** The least that can be done with what players tell: it is read, and answered. */
const app = Fastify({ logger: false })
app.post('/datalake/video/viewing/', async () => ({}))
const address = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`listening ${new URL(address).port}`)
